'use client';

import { useEffect } from 'react';
import { heedFailedPart, reloadOnceSaved } from '@/lib/client/reload';
import { BUILD } from '@/lib/domain/build-limits';
import { PART_FAILED } from '@/lib/domain/site/build-check';

/** Reloads an open page for a new build, at most once an hour, and when a part of an old build is gone. */
export function BuildWatcher({ runningBuild }: { runningBuild: string }) {
  useEffect(() => {
    let timer: number | undefined;
    // Each hour begins when the last one was over: an interval that is late once would be early the next time.
    const wait = () => {
      timer = window.setTimeout(check, BUILD.buildCheckIntervalMs);
    };
    const check = async () => {
      wait();
      // Asked for once an hour: where it is gone, so is this build.
      const { readLatestBuild } = await import('./latest-build');
      const latestBuild = await readLatestBuild();
      if (latestBuild !== null && latestBuild !== runningBuild) reloadOnceSaved('build');
    };
    const listening = new AbortController();
    const { signal } = listening;
    wait();
    addEventListener('error', ({ error }) => void heedFailedPart(error), { signal });
    addEventListener('unhandledrejection', ({ reason }) => void heedFailedPart(reason), { signal });
    // From parts of the page that may not know of this.
    const reported = (event: Event) => {
      if (heedFailedPart((event as CustomEvent<unknown>).detail)) event.preventDefault();
    };
    addEventListener(PART_FAILED, reported, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [runningBuild]);
  return null;
}
