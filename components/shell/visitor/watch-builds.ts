import { heedFailedPart, reloadOnceSaved } from '@/lib/client/reload';
import { BUILD } from '@/lib/domain/build-limits';
import { PART_FAILED } from '@/lib/domain/site/build-check';

/** Reloads an open page for a new build, at most once an hour, and when a part of an old build is gone. */
export function watchBuilds(): void {
  const running = document.querySelector<HTMLElement>('[data-build]')?.dataset.build;
  // Each hour begins when the last one was over: an interval that is late once would be early the next time.
  const wait = () => setTimeout(check, BUILD.buildCheckIntervalMs);
  const check = async () => {
    wait();
    // Asked for once an hour: where it is gone, so is this build.
    const { readLatestBuild } = await import('./latest-build');
    const latest = await readLatestBuild();
    if (latest !== null && latest !== running) reloadOnceSaved('build');
  };
  wait();
  addEventListener('error', ({ error }) => void heedFailedPart(error));
  addEventListener('unhandledrejection', ({ reason }) => void heedFailedPart(reason));
  // From parts of the page that may not know of this.
  addEventListener(PART_FAILED, (event) => {
    if (heedFailedPart((event as CustomEvent<unknown>).detail)) event.preventDefault();
  });
}
