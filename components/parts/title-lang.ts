import type { SiteFrame } from '@/lib/domain/site/view-model';

/** `lang` and `dir` for the title of a page that has none in the visitor's language, and shows the default one's. */
export function titleLang({ isFallback }: { isFallback?: boolean }, { languages }: SiteFrame) {
  const [fallback] = languages;
  return isFallback && fallback ? { lang: fallback.tag, dir: fallback.dir } : {};
}
