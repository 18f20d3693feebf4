/** Whether everything is tried, as by `npm run test:long`, and not the share that `npm test` has time for. */
export const isLong = process.env.PROPERTIES === 'long';

/**
 * One of so many of these, evenly spaced; all of them in a long run.
 * @param turn where it begins
 */
export function shareOf<T>(items: readonly T[], oneOf: number, turn = 0): T[] {
  return items.filter((_, at) => isLong || (at + turn) % oneOf === 0);
}

let turns = 0;

/** Another share at each call, so that all calls together try all of these. */
export const nextShareOf = <T>(items: readonly T[], oneOf: number): T[] => {
  turns += 1;
  return shareOf(items, oneOf, turns);
};
