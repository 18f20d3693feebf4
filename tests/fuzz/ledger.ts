import type { Conflict } from '@/lib/domain/content/merge';
import type { PageContent } from '@/lib/domain/content/model';

/** The words that the people of a run have written, each with the block or section that has it: a copy is something else. */
export function tokensIn(content: PageContent): Set<string> {
  return new Set(
    content.sections.flatMap(({ blocks, ...head }) =>
      [head, ...blocks].flatMap((each) => wordsOf(each.id, each)),
    ),
  );
}

/** The same of what both sides have of what is disputed. */
export function tokensOf(conflicts: readonly Conflict[]): string[] {
  return conflicts.flatMap(({ id, mine, theirs }) => wordsOf(id, [mine, theirs]));
}

const wordsOf = (id: string, value: unknown) =>
  (JSON.stringify(value).match(/tok\d+z/g) ?? []).map((token) => `${token} of ${id}`);

/**
 * What may be missing from the page in the end: only what somebody took out on purpose, having had it before their eyes. Whatever
 * else was written has to be there, and above all what the server has said to be saved.
 */
export class Ledger {
  private readonly written = new Set<string>();
  private readonly acknowledged = new Set<string>();
  private readonly takenOut = new Map<string, Set<number>>();

  write(tokens: Iterable<string>): void {
    for (const token of tokens) this.written.add(token);
  }

  acknowledge(tokens: Iterable<string>): void {
    for (const token of tokens) this.acknowledged.add(token);
  }

  /** Somebody has done this to their copy, or chosen it: what they saw and is gone now, they took out. */
  decide(who: number, seen: Set<string>, after: Set<string>): void {
    for (const token of seen) {
      if (after.has(token)) continue;
      const people = this.takenOut.get(token) ?? new Set();
      this.takenOut.set(token, people.add(who));
    }
    this.see(who, after);
  }

  /** Their copy has it (again): they have not taken it out. */
  see(who: number, after: Set<string>): void {
    for (const token of after) this.takenOut.get(token)?.delete(who);
  }

  /** Words that are missing from the page although nobody removed them. */
  lostFrom(page: PageContent): { token: string; wasAcknowledged: boolean }[] {
    const there = tokensIn(page);
    return [...this.written]
      .filter((token) => !there.has(token) && !this.takenOut.get(token)?.size)
      .map((token) => ({ token, wasAcknowledged: this.acknowledged.has(token) }));
  }

  get size(): { written: number; acknowledged: number } {
    return { written: this.written.size, acknowledged: this.acknowledged.size };
  }
}
