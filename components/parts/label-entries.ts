import type { AttributeValue } from '@/lib/domain/content/model';
import { referenceIn } from '@/lib/domain/content/page-reference';
import type { NamedPage } from '@/lib/domain/site/view-model';

export interface LabelEntry {
  id: string;
  name: string;
  value: string | number | boolean;
  /** The page that the value names, whose title it is. */
  page?: NamedPage;
}

interface Definition {
  id: string;
  name?: string;
}

/**
 * Attribute values that a museum label shows, in the order of their definitions. A value without a definition has no
 * name to stand under, and an empty one says nothing; nor does one that names a page which visitors do not find.
 * @param named the pages that values can name, by the address that stands there
 */
export function labelEntries(
  values: Record<string, AttributeValue>,
  definitions: readonly Definition[],
  named: Readonly<Record<string, NamedPage>>,
): LabelEntry[] {
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  return [...byId.values()].flatMap(({ id, name }) => {
    const value = Object.hasOwn(values, id) ? values[id] : undefined;
    if (value === undefined || value === null || value === '' || !name) return [];
    const reference = referenceIn(value);
    if (reference === null) return [{ id, name, value }];
    const page = Object.hasOwn(named, reference) ? named[reference] : undefined;
    return page ? [{ id, name, value: page.title, page }] : [];
  });
}
