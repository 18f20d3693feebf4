import type { Translation } from './model';
import { partOf, rankOf, type TextPart } from './text-parts';

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

/** The folders of the two parts: what visitors read in the order in which they meet it, then the tools', by name. */
export function groupsByPart(
  groups: readonly TranslationGroup[],
): { part: TextPart; groups: TranslationGroup[] }[] {
  const of = (part: TextPart) => groups.filter(({ namespace }) => partOf(namespace) === part);
  const visitors = of('visitors').sort((a, b) => rankOf(a.namespace) - rankOf(b.namespace));
  const parts = [
    { part: 'visitors' as const, groups: visitors },
    { part: 'tools' as const, groups: of('tools') },
  ];
  return parts.filter((each) => each.groups.length > 0);
}
