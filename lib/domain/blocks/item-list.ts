import type { Field, FieldMap } from './fields';

/** The list of a kind whose items carry values of attributes, as pictures of a gallery do; null for a kind without one. */
export function itemListOf(fields: FieldMap): { name: string; fields: FieldMap } | null {
  const hasValues = (field: Field) =>
    Object.values(field.fields ?? {}).some(({ control }) => control === 'attribute-values');
  const found = Object.entries(fields).find(([, field]) => field.control === 'list' && hasValues(field));
  return found ? { name: found[0], fields: found[1].fields ?? {} } : null;
}
