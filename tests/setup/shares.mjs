/** Whether everything is tried, as by `npm run test:long`, and not the share that `npm test` has time for. */
export const isLong = process.env.PROPERTIES === 'long';

/**
 * One of so many of these, evenly spaced; all of them in a long run.
 * @template T
 * @param {readonly T[]} items
 * @param {number} oneOf
 * @param {number} [turn] where it begins
 * @returns {T[]}
 */
export function shareOf(items, oneOf, turn = 0) {
  return items.filter((_, at) => isLong || (at + turn) % oneOf === 0);
}

let turns = 0;

/**
 * Another share at each call, so that all calls together try all of these.
 * @template T
 * @param {readonly T[]} items
 * @param {number} oneOf
 * @returns {T[]}
 */
export function nextShareOf(items, oneOf) {
  turns += 1;
  return shareOf(items, oneOf, turns);
}
