import type { PageStore } from '@/lib/server/page-store/page-store';

/**
 * Renders what has become stale, one page after another, most recently asked for first. Visitors do not wait for it:
 * whoever comes before renders the page. But when the database goes away after a save, the last good state is then
 * the saved one (security.md O-2), and the first visitor after a save rarely waits.
 */
export class Refresher {
  private isRunning = false;
  private isWanted = false;

  constructor(
    private readonly store: Pick<PageStore, 'staleKeys' | 'peekFresh' | 'renewals'>,
    private readonly refresh: (key: string) => Promise<boolean>,
  ) {}

  /** Something has become stale. */
  wake(): void {
    this.isWanted = true;
    if (!this.isRunning) void this.run();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.isWanted) {
      this.isWanted = false;
      for (const key of this.store.staleKeys()) {
        // Newly stale pages come first, and without a database there is nothing to render from.
        if (this.isWanted || !this.store.renewals.isDatabaseUp) break;
        if (this.store.peekFresh(key) === null) await this.refresh(key).catch(() => false);
      }
    }
    this.isRunning = false;
  }
}
