import type { Exception } from './exceptions';
import { type Pattern, readPatterns } from './read-patterns';

/** Says why a pattern is slow; null for one that is not. */
export type Judge = (pattern: Pick<Pattern, 'source' | 'flags'>) => Promise<string | null>;

/** How many are judged side by side: `npm run check` runs other checks beside this one. */
const AT_ONCE = 2;

/**
 * Every regular expression of these sources that can take longer than its text is long, and exceptions that are none any more:
 * a sentence for each, which begins with the place.
 */
export async function judge(
  sources: ReadonlyMap<string, string>,
  exceptions: readonly Exception[],
  judgePattern: Judge,
): Promise<{ count: number; faults: string[] }> {
  const faults: string[] = [];
  const unused = new Set(exceptions);
  const isExcepted = (path: string, written: string): boolean => {
    const found = exceptions.find(({ file, pattern }) => file === path && pattern === written);
    if (found) unused.delete(found);
    return found !== undefined;
  };
  const places = new Map<string, { pattern: Pattern; at: string[] }>();
  for (const [path, source] of sources) {
    const { patterns, built } = readPatterns(path, source);
    for (const { code, line } of built) {
      if (!isExcepted(path, code)) faults.push(`${path}:${line} is built while the program runs: ${code}`);
    }
    for (const pattern of patterns) {
      if (isExcepted(path, pattern.source)) continue;
      const key = `${pattern.flags}/${pattern.source}`;
      const known = places.get(key) ?? { pattern, at: [] };
      known.at.push(`${path}:${pattern.line}`);
      places.set(key, known);
    }
  }
  const waiting = [...places.values()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const fault = await judgePattern(next.pattern);
      if (fault !== null) faults.push(...next.at.map((at) => `${at} is ${fault}: ${next.pattern.source}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const { file, pattern } of unused) faults.push(`${file} has no such pattern any more: ${pattern}`);
  return { count: places.size, faults: faults.sort() };
}
