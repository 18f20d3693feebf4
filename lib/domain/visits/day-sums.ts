/** How often something was counted on a day, `2026-11-27` (UTC). */
export interface DayCount<Kind extends string = string> {
  day: string;
  kind: Kind;
  name: string;
  count: number;
}

/** Counts that add up by day, kind and name. */
export class DaySums<Kind extends string = string> {
  private readonly sums = new Map<string, DayCount<Kind>>();

  add(counted: DayCount<Kind>): void {
    const key = `${counted.day} ${counted.kind} ${counted.name}`;
    const known = this.sums.get(key);
    if (known) known.count += counted.count;
    else this.sums.set(key, { ...counted });
  }

  /** The sums, in an order that is the same wherever they are made. */
  sorted(): DayCount<Kind>[] {
    return [...this.sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
  }
}
