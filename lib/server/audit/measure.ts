import 'server-only';

/** Senders that are remembered at a time. */
const REMEMBERED = 1000;

/**
 * Limits how many events are recorded in a window of time, per sender and in all, so that a flood does not bury
 * what the owner reads. Counted per process; events over the limit are still in the log.
 */
export class Measure {
  private readonly counts = new Map<string, { until: number; count: number }>();

  constructor(private readonly limits: { perSender: number; inAll: number; windowMs: number }) {}

  /** Whether one more of a sender is kept; counts it if so. */
  takes(sender: string, now = Date.now()): boolean {
    const { perSender, inAll } = this.limits;
    return this.count(`of ${sender}`, perSender, now) && this.count('all', inAll, now);
  }

  private count(key: string, maximum: number, now: number): boolean {
    const kept = this.counts.get(key);
    if (kept && kept.until > now) {
      kept.count += 1;
      return kept.count <= maximum;
    }
    if (!kept && this.counts.size >= REMEMBERED) this.forget(now);
    this.counts.set(key, { until: now + this.limits.windowMs, count: 1 });
    return maximum > 0;
  }

  /** Drops senders whose window is over, and everything except the total if there are still too many. */
  private forget(now: number): void {
    const all = this.counts.get('all');
    for (const [key, { until }] of this.counts) if (until <= now) this.counts.delete(key);
    if (this.counts.size < REMEMBERED) return;
    this.counts.clear();
    if (all) this.counts.set('all', all);
  }
}
