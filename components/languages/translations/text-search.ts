import type { TranslationGroup } from '@/lib/domain/translations/group';
import type { Translation } from '@/lib/domain/translations/model';

/** Remembered searches, since deleting a letter returns to an earlier one. */
const REMEMBERED = 50;

/** Lower-case texts, computed once for each text and concatenated for each folder. */
const ofText = new WeakMap<Translation, string>();
const ofFolder = new WeakMap<TranslationGroup, string[]>();

function searchedIn(text: Translation): string {
  const known = ofText.get(text);
  if (known !== undefined) return known;
  const made = `${text.namespace}.${text.key}\n${text.value}`.toLowerCase();
  ofText.set(text, made);
  return made;
}

function searchedOf(group: TranslationGroup): string[] {
  const known = ofFolder.get(group);
  if (known) return known;
  const made = group.translations.map(searchedIn);
  ofFolder.set(group, made);
  return made;
}

/** Makes ready what a first letter would have to wait for. */
export function prepareSearch(groups: readonly TranslationGroup[]): void {
  for (const group of groups) searchedOf(group);
}

/** Folders with their matching texts, by key or value, whatever the case; empty folders are dropped. */
function narrowed(
  groups: readonly TranslationGroup[],
  letters: string,
  kept: ReadonlySet<string>,
): TranslationGroup[] {
  return groups.flatMap((group) => {
    const searched = searchedOf(group);
    const found = group.translations.filter(
      ({ id }, at) => searched[at]?.includes(letters) || (kept.size > 0 && kept.has(id)),
    );
    if (found.length === 0) return [];
    return [found.length === searched.length ? group : { namespace: group.namespace, translations: found }];
  });
}

const idsOf = (groups: readonly TranslationGroup[]) =>
  groups.flatMap(({ translations }) => translations.map(({ id }) => id));

/**
 * What letters find among the texts of a language. A longer search looks only at what a shorter one has found, and what a
 * search has found stays while it is changed, although it may no longer say what was looked for.
 */
export class TextSearch {
  private groups: readonly TranslationGroup[] = [];
  private readonly found = new Map<string, readonly TranslationGroup[]>();
  private last = '';

  find(groups: readonly TranslationGroup[], search: string): readonly TranslationGroup[] {
    const letters = search.trim().toLowerCase();
    let kept: ReadonlySet<string> = new Set();
    if (groups !== this.groups) {
      if (letters === this.last) kept = new Set(idsOf(this.found.get(letters) ?? []));
      this.groups = groups;
      this.found.clear();
    }
    this.last = letters;
    if (letters === '') return groups;
    const known = this.found.get(letters);
    if (known) return known;
    const result = narrowed(kept.size > 0 ? groups : this.widest(letters), letters, kept);
    if (this.found.size >= REMEMBERED) this.found.clear();
    this.found.set(letters, result);
    return result;
  }

  /** The least that is known to hold all that letters can find. */
  private widest(letters: string): readonly TranslationGroup[] {
    for (let length = letters.length - 1; length > 0; length -= 1) {
      const known = this.found.get(letters.slice(0, length));
      if (known) return known;
    }
    return this.groups;
  }
}
