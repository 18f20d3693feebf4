'use client';

import { useEffect } from 'react';
import { BEFORE_RELOAD, shouldReloadForBuild, shouldReloadForChunk } from '@/lib/domain/site/build-check';
import { BUILD } from '@/lib/domain/site/build-limits';

/** Kept for the session, so that a page that fails again after its reload is not reloaded for ever. */
const RELOADED_AT = 'reloaded_at';

function hasUnsavedChanges(): boolean {
  return !window.dispatchEvent(new Event(BEFORE_RELOAD, { cancelable: true }));
}

async function readLatestBuild(): Promise<string | null> {
  try {
    const answer = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    const { id } = (await answer.json()) as { id?: unknown };
    return answer.ok && typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

function reloadAfterChunkFailure(reason: unknown): void {
  const isChunk =
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' || /loading (?:css )?chunk/i.test(reason.message));
  if (!isChunk) return;
  const stored = Number(sessionStorage.getItem(RELOADED_AT));
  const now = Date.now();
  const lastReloadAt = stored > 0 ? stored : null;
  if (!shouldReloadForChunk({ lastReloadAt, now, hasUnsavedChanges: hasUnsavedChanges() })) return;
  sessionStorage.setItem(RELOADED_AT, String(now));
  location.reload();
}

/** Reloads an open page for a new build, at most once an hour, and when a part of an old build is gone (specification §2.1). */
export function BuildWatcher({ runningBuild }: { runningBuild: string }) {
  useEffect(() => {
    let timer: number | undefined;
    // Each hour begins when the last one was over: an interval that is late once would be early the next time.
    const wait = () => {
      timer = window.setTimeout(check, BUILD.buildCheckIntervalMs);
    };
    const check = async () => {
      wait();
      const latestBuild = await readLatestBuild();
      if (latestBuild === null) return;
      if (shouldReloadForBuild({ runningBuild, latestBuild, hasUnsavedChanges: hasUnsavedChanges() }))
        location.reload();
    };
    const onError = ({ error }: ErrorEvent) => reloadAfterChunkFailure(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => reloadAfterChunkFailure(reason);
    wait();
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [runningBuild]);
  return null;
}
