import 'server-only';

import { VISITS } from '@/lib/domain/visits/limits';

/** What is counted: views of a page by its key in the page store, visitors of a day (no name), sources by host, files by pathname. */
export type VisitKind = 'view' | 'visitor' | 'source' | 'file';

/** How often something was counted on a day, `2026-11-27` (UTC). */
export interface VisitCount {
  day: string;
  kind: VisitKind;
  name: string;
  count: number;
}

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
  private counts = new Map<string, VisitCount>();

  /** Of more names than anybody needs the further ones are not counted. */
  add({ count, ...counted }: VisitCount): void {
    const key = `${counted.day} ${counted.kind} ${counted.name}`;
    const known = this.counts.get(key);
    if (known) known.count += count;
    else if (this.counts.size < VISITS.names) this.counts.set(key, { ...counted, count });
  }

  /** Gives all counts, and begins anew. */
  take(): VisitCount[] {
    const taken = [...this.counts.values()];
    this.counts = new Map();
    return taken;
  }
}

/** The tally of this process. */
export function visitTally(): VisitTally {
  globalThis.atelierVisitTally ??= new VisitTally();
  return globalThis.atelierVisitTally;
}
