import 'server-only';

/** A renewal: whatever was rendered from `tag` before `seq` is stale. Numbers grow in the order of commits. */
export interface Renewal {
  tag: string;
  seq: number;
}

export interface RenewalsRead {
  /** Names the database: numbers of one mean nothing in another. */
  source: string;
  renewals: Renewal[];
}

/** Reads the renewals after a number, in order; rejects when the database does not answer. */
export type ReadRenewals = (since: number) => Promise<RenewalsRead>;

/** A failed look is not repeated at once, so that a silent database does not hold up every request. */
const RETRY_AFTER_FAILURE_MS = 1000;

/**
 * The renewals known to this server: its own at once, those of others by polling the shared table. Before the
 * first successful poll nothing counts as fresh.
 */
export class Renewals {
  private readonly latest = new Map<string, number>();
  private known = 0;
  private from = '';
  private lookedAt = Number.NEGATIVE_INFINITY;
  /** When the unanswered poll began: any later answer of the database disproves the outage. */
  private failedSince = Number.NEGATIVE_INFINITY;
  /** When the last look ended, successful or not. */
  private endedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<boolean> | null = null;

  /** Called when something has become stale. */
  onRenewed: (() => void) | undefined;

  constructor(
    private readonly read: ReadRenewals,
    private readonly now: () => number = () => performance.now(),
    /** When the database last answered anything, asked by whomever, on the same clock. */
    private readonly answeredAt: () => number = () => Number.NEGATIVE_INFINITY,
  ) {}

  /** All renewals up to this number are known here. */
  get seq(): number {
    return this.known;
  }

  /** Which database the numbers are of; empty until it has answered. */
  get source(): string {
    return this.from;
  }

  /** True once the renewals have been read. */
  get isInformed(): boolean {
    return this.lookedAt !== Number.NEGATIVE_INFINITY;
  }

  /** Whether the database answered when it was last asked, here or by anything else of this server. */
  get isDatabaseUp(): boolean {
    return this.isInformed && this.failedSince < this.aliveAt;
  }

  /**
   * Whether the database was polled without an answer; before the first poll both this and `isDatabaseUp` are
   * false.
   */
  get isDatabaseDown(): boolean {
    return this.failedSince > this.aliveAt;
  }

  /** Milliseconds since the last look, successful or not. */
  get age(): number {
    return this.now() - this.endedAt;
  }

  private get aliveAt(): number {
    return Math.max(this.lookedAt, this.answeredAt());
  }

  isStale(tags: readonly string[], seq: number): boolean {
    return tags.some((tag) => (this.latest.get(tag) ?? 0) > seq);
  }

  /** Takes over renewals that this server made itself. Does not advance `seq`: others may have come before them. */
  note(renewals: readonly Renewal[]): void {
    for (const { tag, seq } of renewals) {
      if (seq > (this.latest.get(tag) ?? 0)) this.latest.set(tag, seq);
    }
    if (renewals.length > 0) this.onRenewed?.();
  }

  /** Looks at the table; gives whether the database answered. Callers at the same time share one look. */
  look(): Promise<boolean> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  /** Looks, and not by a look that began before: afterwards everything committed until now is known. */
  async lookAfresh(): Promise<boolean> {
    await this.looking;
    return this.look();
  }

  /**
   * Polls unless the last poll is younger than `maxAge` milliseconds. While the database is down nobody waits: a
   * poll is started, and later callers learn its result.
   */
  async lookIfOlder(maxAge: number): Promise<boolean> {
    if (this.isDatabaseDown) {
      if (this.age >= RETRY_AFTER_FAILURE_MS) void this.look();
      return false;
    }
    return this.age < maxAge ? this.isDatabaseUp : this.look();
  }

  private async lookOnce(): Promise<boolean> {
    const beganAt = this.now();
    try {
      let { source, renewals } = await this.read(this.known);
      if (source !== this.from) {
        // The first look, or another database in the place of the one before: nothing known of that one counts.
        this.latest.clear();
        if (this.known > 0) ({ source, renewals } = await this.read(0));
        this.known = 0;
        this.from = source;
      }
      this.note(renewals);
      for (const { seq } of renewals) this.known = Math.max(this.known, seq);
      this.lookedAt = this.now();
      return true;
    } catch {
      this.failedSince = beganAt;
      return false;
    } finally {
      this.endedAt = this.now();
    }
  }
}
