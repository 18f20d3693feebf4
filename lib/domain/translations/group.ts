import type { Translation } from './model';

export interface TranslationGroup {
  namespace: string;
  /** In their order; their number is the folder's count. */
  translations: Translation[];
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By namespace, then order; the same for every machine's language. */
export function sortTranslations(translations: readonly Translation[]): Translation[] {
  return [...translations].sort(
    (a, b) => byText(a.namespace, b.namespace) || a.order - b.order || byText(a.key, b.key),
  );
}

/** The folders of the translations manager. */
export function groupByNamespace(translations: readonly Translation[]): TranslationGroup[] {
  const groups: TranslationGroup[] = [];
  for (const translation of sortTranslations(translations)) {
    const last = groups.at(-1);
    if (last?.namespace === translation.namespace) last.translations.push(translation);
    else groups.push({ namespace: translation.namespace, translations: [translation] });
  }
  return groups;
}
