import type { Command, PropPath } from '@/lib/domain/content/commands';
import type { AttributeValue } from '@/lib/domain/content/model';
import { isRecord } from '@/lib/domain/json';

/**
 * The command that sets a value of a list's item; null takes it away.
 * @param path the way to the item's values
 * @param stored the values that it has; where it has none yet, they begin here
 * @returns null where there is nothing to be taken away
 */
export function itemValueCommand(
  blockId: string,
  path: PropPath,
  stored: unknown,
  [id, value]: readonly [id: string, value: AttributeValue],
): Command | null {
  if (isRecord(stored)) return { type: 'set-prop', blockId, path: [...path, id], value: value ?? undefined };
  return value === null ? null : { type: 'set-prop', blockId, path, value: { [id]: value } };
}
