import type { FieldMap } from '@/lib/domain/blocks/fields';
import { ownValue } from '@/lib/domain/json';

/** Which kind of template part a property says something of; any other property is everybody's. */
const OF_TYPE: Readonly<Record<string, string>> = { text: 'separator', attribute: 'attribute' };

/** The fields of a group that mean something in the item it belongs to: a title has no attribute (specification §3 "PageList"). */
export function fittingFields(fields: FieldMap, item: unknown): FieldMap {
  const type = ownValue(item, 'type');
  if (typeof type !== 'string') return fields;
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !Object.hasOwn(OF_TYPE, name) || OF_TYPE[name] === type),
  );
}
