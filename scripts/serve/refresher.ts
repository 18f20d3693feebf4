import { setTimeout as sleep } from 'node:timers/promises';
import type { PageStore } from '@/lib/server/page-store/page-store';

/** Renders only after this long without new stale pages, so that a series of saves is not slowed down. */
const QUIET_MS = 500;
/** Pages are refreshed after this time even where saves never pause. */
const LONGEST_WAIT_MS = 3_000;
const LONGEST_REST_MS = 200;

/**
 * Renders stale pages, one after another, most recently used first. Visitors need not wait for it: their request
 * renders a page at once. But if the database fails after a save, the last good state is then the saved one
 * (security O-2).
 */
export class Refresher {
  private isRunning = false;
  private isWanted = false;
  private wokenAt = 0;

  constructor(
    private readonly store: Pick<PageStore, 'staleKeys' | 'peekFresh' | 'renewals'>,
    private readonly refresh: (key: string) => Promise<boolean>,
    private readonly quietMs = QUIET_MS,
  ) {}

  /** Something has become stale. */
  wake(): void {
    this.isWanted = true;
    this.wokenAt = performance.now();
    if (!this.isRunning) void this.run();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.isWanted) {
      await this.quiet();
      this.isWanted = false;
      for (const key of this.store.staleKeys()) {
        // Newly stale pages come first, and without a database nothing can be rendered.
        if (this.isWanted || !this.store.renewals.isDatabaseUp) break;
        if (this.store.peekFresh(key) === null) await this.refreshAndRest(key);
      }
    }
    this.isRunning = false;
  }

  /** Rests as long as the refresh took, so that requests have half of the processor. */
  private async refreshAndRest(key: string): Promise<void> {
    const began = performance.now();
    await this.refresh(key).catch(() => false);
    await sleep(Math.min(performance.now() - began, LONGEST_REST_MS), undefined, { ref: false });
  }

  private async quiet(): Promise<void> {
    const latest = performance.now() + LONGEST_WAIT_MS;
    for (;;) {
      const now = performance.now();
      const left = Math.min(this.wokenAt + this.quietMs, latest) - now;
      if (left <= 0) return;
      await sleep(left, undefined, { ref: false });
    }
  }
}
