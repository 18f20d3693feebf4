import { check } from 'recheck';
import { analyse } from 'scslre';
import type { Pattern } from './read-patterns';

/**
 * Why a pattern can take more than linear time; null if it cannot. Two tools judge: recheck searches for a text
 * that proves it, and scslre analyses the pattern alone, including lookaheads and repetitions.
 */
export async function judgePattern({
  source,
  flags,
}: Pick<Pattern, 'source' | 'flags'>): Promise<string | null> {
  const { reports } = analyse({ source, flags });
  const [report] = reports;
  if (report) return report.exponential ? 'exponential in its text' : 'quadratic in its text';
  // Steps are counted, not seconds: a busy machine must not judge otherwise. The time ends only what never would.
  const result = await check(source, flags, {
    timeout: 120_000,
    attackTimeout: null,
    incubationTimeout: null,
  });
  if (result.status === 'safe') return null;
  if (result.status === 'unknown') return `too hard to judge (${result.error.kind})`;
  return `${result.complexity.summary} in its text, as in ${result.attack.pattern}`;
}
