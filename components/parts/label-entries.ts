import type { AttributeValue } from '@/lib/domain/content/model';

export interface LabelEntry {
  id: string;
  name: string;
  value: string | number | boolean;
}

interface Definition {
  id: string;
  name?: string;
}

/**
 * Attribute values that a museum label shows, in the order of their definitions. A value without a definition has no
 * name to stand under, and an empty one says nothing.
 */
export function labelEntries(
  values: Record<string, AttributeValue>,
  definitions: readonly Definition[],
): LabelEntry[] {
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  return [...byId.values()].flatMap(({ id, name }) => {
    const value = Object.hasOwn(values, id) ? values[id] : undefined;
    if (value === undefined || value === null || value === '' || !name) return [];
    return [{ id, name, value }];
  });
}
