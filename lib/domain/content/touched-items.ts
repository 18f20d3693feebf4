import { ownValue, sameJson } from '../json';

function keyed(list: unknown): Map<string, unknown> {
  const items = Array.isArray(list) ? list : [];
  return new Map(items.map((item) => [String(ownValue(item, 'key') ?? ''), item]));
}

/** Each of them alone could have been carried from one order to the other; all that stand elsewhere if none could. */
function carried(before: readonly string[], after: readonly string[]): string[] {
  const without = (order: readonly string[], key: string) => order.filter((other) => other !== key);
  const alone = after.filter((key) => sameJson(without(before, key), without(after, key)));
  return alone.length > 0 ? alone : after.filter((key, at) => key !== before[at]);
}

/**
 * The keys of the items of a list that a change has touched: those that were added, else those that were put elsewhere,
 * else those that say something else. Of two that have changed places, either may be the one that was moved. None where
 * items were only taken away.
 */
export function touchedItems(before: unknown, after: unknown): string[] {
  if (before === after) return [];
  const [old, now] = [keyed(before), keyed(after)];
  const added = [...now.keys()].filter((key) => !old.has(key));
  if (added.length > 0) return added;
  const stayed = [...old.keys()].filter((key) => now.has(key));
  const order = [...now.keys()];
  if (!sameJson(stayed, order)) return carried(stayed, order);
  return order.filter((key) => !sameJson(old.get(key), now.get(key)));
}
