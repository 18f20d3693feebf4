import 'server-only';

import { type DayCount, DaySums } from '@/lib/domain/visits/day-sums';
import { VISITS } from '@/lib/domain/visits/limits';

/** What is counted: views of a page by its key in the page store, visitors of a day (no name), sources by host, files by pathname. */
export type VisitKind = 'view' | 'visitor' | 'source' | 'file';

export type VisitCount = DayCount<VisitKind>;

declare global {
  // The small server counts and the application writes: two bundles in one process.
  var atelierVisitTally: VisitTally | undefined;
}

/** What has been counted since it was last written down. */
export class VisitTally {
  /** Whether the owner wants it; the application says so. */
  isOn = false;
  /** Writes the counts down; the application says how, since the small server has no database. Rejects where that fails. */
  write: () => Promise<void> = async () => {};
  /** Settled when what was taken last has been written down, or could not be. */
  writing: Promise<void> = Promise.resolve();
  private sums = new DaySums<VisitKind>();
  private readonly sources = { day: '', hosts: new Set<string>() };

  add(counted: VisitCount): void {
    if (counted.kind !== 'source' || this.hasRoomFor(counted)) this.sums.add(counted);
  }

  /** Gives all counts, and begins anew. */
  take(): VisitCount[] {
    const taken = this.sums.sorted();
    this.sums = new DaySums();
    return taken;
  }

  /** Only sources are named by whoever sends a request: what is made up must not fill memory and database. */
  private hasRoomFor({ day, name }: VisitCount): boolean {
    const { sources } = this;
    if (day > sources.day) {
      sources.day = day;
      sources.hosts.clear();
    }
    if (sources.hosts.size < VISITS.sources) sources.hosts.add(name);
    return sources.hosts.has(name);
  }
}

/** The tally of this process. */
export function visitTally(): VisitTally {
  globalThis.atelierVisitTally ??= new VisitTally();
  return globalThis.atelierVisitTally;
}
