import type { FieldMap } from '@/lib/domain/blocks/fields';
import { ownValue } from '@/lib/domain/json';

/** The fields that mean something in the item they belong to (`onlyForType`): the title in a template has no attribute. */
export function fittingFields(fields: FieldMap, item: unknown): FieldMap {
  const type = ownValue(item, 'type');
  if (typeof type !== 'string') return fields;
  return Object.fromEntries(
    Object.entries(fields).filter(([, { onlyForType = type }]) => onlyForType === type),
  );
}
