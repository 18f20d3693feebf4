import 'server-only';

/** Senders that are remembered at a time. */
const REMEMBERED = 1000;

/**
 * How many events are kept of one sender, and in all, in a window of time: whoever floods the site does not flood what
 * the owner reads. Counted in this process only: what is left out still stands in the log.
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

  /** Makes room: those whose window is over, or else all but the count of all. */
  private forget(now: number): void {
    const all = this.counts.get('all');
    for (const [key, { until }] of this.counts) if (until <= now) this.counts.delete(key);
    if (this.counts.size < REMEMBERED) return;
    this.counts.clear();
    if (all) this.counts.set('all', all);
  }
}
