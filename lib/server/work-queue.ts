import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { nameQueue, type QueueState } from './metrics/work-queues';

const RETRY_AFTER_SECONDS = 3;

interface Limits {
  /** What it is called where its work is counted; without a name it is not. */
  name?: string;
  /** Pieces of work that run side by side. */
  concurrency: number;
  /** Pieces that may wait; one more is refused. */
  waiting: number;
  /** The error of what is refused. */
  refusal?: () => AppError;
}

const tooMuchWaits = () =>
  new AppError('unavailable', 'The site is busy. Please try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/**
 * Runs work that costs processor time: what a visitor waits for as soon as there is room, in the order it came, and
 * what nobody waits for one at a time, begun only while nothing else runs, the latest first: what was asked for last is likely
 * to be asked for again (security U-5).
 */
export class WorkQueue {
  private readonly limits: Limits;
  private readonly awaited: (() => void)[] = [];
  private readonly spare: (() => void)[] = [];
  private running = 0;
  private isSpareRunning = false;

  constructor(limits: Limits) {
    this.limits = limits;
    if (limits.name !== undefined) nameQueue(limits.name, () => this.state);
  }

  /** How much it has to do at this moment. */
  get state(): QueueState {
    return {
      running: this.running + (this.isSpareRunning ? 1 : 0),
      waiting: this.awaited.length + this.spare.length,
    };
  }

  /** @throws {AppError} `unavailable`, or what `refusal` gives, when too much waits already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.concurrency) this.running += 1;
    else {
      if (this.awaited.length >= this.limits.waiting) {
        throw (this.limits.refusal ?? tooMuchWaits)();
      }
      await new Promise<void>((start) => this.awaited.push(start));
    }
    try {
      return await work();
    } finally {
      // The place goes straight to what waits, so that nothing slips in between.
      const next = this.awaited.shift();
      if (next) next();
      else this.running -= 1;
      this.startSpare();
    }
  }

  /** Waits until nothing runs that anyone waits for, however long that takes. */
  async runWhenIdle<T>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.spare.push(start);
      this.startSpare();
    });
    try {
      return await work();
    } finally {
      this.isSpareRunning = false;
      this.startSpare();
    }
  }

  private startSpare(): void {
    if (this.running > 0 || this.isSpareRunning) return;
    const next = this.spare.pop();
    if (!next) return;
    this.isSpareRunning = true;
    next();
  }
}
