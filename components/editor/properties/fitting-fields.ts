import type { Field, FieldMap } from '@/lib/domain/blocks/fields';
import { ownValue } from '@/lib/domain/json';

/**
 * The fields that mean something in what they belong to (`onlyWhere`): the title in a template has no attribute, and a gallery that
 * is one row has no columns.
 * @param stored the properties, or the item that they are a part of
 */
export function fittingFields(fields: FieldMap, stored: unknown): FieldMap {
  const fits = (field: Field | undefined): boolean => {
    const { onlyWhere } = field ?? {};
    if (onlyWhere === undefined) return true;
    const other = fields[onlyWhere.field];
    const value = ownValue(stored, onlyWhere.field) ?? other?.initial;
    // Without a pause there is no length of the pause.
    return fits(other) && (value === undefined || onlyWhere.values.includes(value));
  };
  const fitting = Object.entries(fields).filter(([, field]) => fits(field));
  return fitting.length === Object.keys(fields).length ? fields : Object.fromEntries(fitting);
}
