import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';

/** How long something took until it was drawn, and until the page had nothing long left to do. */
export interface Opening {
  drawnMs: number;
  idleMs: number;
}

interface Stopwatch {
  /** Milliseconds from each event of a kind to the frame that shows what it did; forgets them. */
  take(type: 'keydown' | 'click' | 'pointermove'): number[];
  /** Begins with the next event of a kind. */
  from(type: 'click' | 'input', isSo: () => boolean, quietMs: number): void;
  result(): Promise<Opening>;
  /** Begins where the document did. */
  fromStart(isSo: () => boolean, quietMs: number): Promise<Opening>;
}

declare global {
  interface Window {
    stopwatch: Stopwatch;
  }
}

/** How long nothing long may have run for a page to be idle. */
export const QUIET_MS = 700;

/** Puts the stopwatch into every page of a context, before the page's own scripts. */
export async function withStopwatch(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: fileURLToPath(new URL('page-clock.js', import.meta.url)) });
}
