import type { AttributeValue } from '@/lib/domain/content/model';
import { referenceIn } from '@/lib/domain/content/page-reference';
import type { NamedPage } from '@/lib/domain/site/view-model';
import type { Definition } from './definitions';

export interface LabelEntry {
  id: string;
  name: string;
  value: string | number | boolean;
  /** The page that the value names, whose title it is. */
  page?: NamedPage;
}

type Named = Readonly<Record<string, NamedPage>>;

/** What a label says of a value; nothing of an empty one, nor of a page that visitors do not find. */
function shownValue(
  value: AttributeValue | undefined,
  named: Named,
): Pick<LabelEntry, 'value' | 'page'> | null {
  if (value === undefined || value === null || value === '') return null;
  const reference = referenceIn(value);
  if (reference === null) return { value };
  const page = Object.hasOwn(named, reference) ? named[reference] : undefined;
  return page ? { value: page.title, page } : null;
}

/**
 * Attribute values that a museum label shows, in the order of their definitions. A value without a definition has no
 * name to stand under, and an empty one says nothing; nor does one that names a page which visitors do not find.
 * @param named the pages that values can name, by the address that stands there
 * @param open the id of one that stands there even if it says nothing: it is about to be written
 */
export function labelEntries(
  values: Readonly<Record<string, AttributeValue>>,
  definitions: readonly Definition[],
  named: Named,
  open?: string,
): LabelEntry[] {
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  return [...byId.values()].flatMap(({ id, name }) => {
    const shown = shownValue(Object.hasOwn(values, id) ? values[id] : undefined, named);
    if (!name || (!shown && id !== open)) return [];
    return [{ id, name, ...(shown ?? { value: '' }) }];
  });
}
