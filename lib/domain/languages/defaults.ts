import type { Language } from './model';

/** The default can be neither deactivated nor deleted (`default_language`). */
export function canDeactivate(language: Pick<Language, 'isDefault'>): boolean {
  return !language.isDefault;
}

/** The default can be neither deactivated nor deleted (`default_language`). */
export function canDelete(language: Pick<Language, 'isDefault'>): boolean {
  return !language.isDefault;
}

/** The list after one was made default: exactly one is, and it is active. */
export function withDefault<Item extends Language>(languages: readonly Item[], id: string): readonly Item[] {
  if (!languages.some((language) => language.id === id)) return languages;
  return languages.map((language) =>
    language.id === id
      ? { ...language, isDefault: true, isActive: true }
      : language.isDefault
        ? { ...language, isDefault: false }
        : language,
  );
}

/** The language that is selected when the dialog opens: the default one, else the first. */
export function selectedOnOpen<Item extends Pick<Language, 'isDefault'>>(
  languages: readonly Item[],
): Item | null {
  return languages.find((language) => language.isDefault) ?? languages[0] ?? null;
}
