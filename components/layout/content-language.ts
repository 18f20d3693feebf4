import type { TextLanguage } from '@/components/ui/text-language';
import type { PageView } from '@/lib/domain/site/view-model';

/** `lang` and `dir` for content that fell back to another language than the page's (decision 6). */
export function contentLanguageProps(page: PageView): TextLanguage {
  const { contentLanguage, frame } = page;
  if (contentLanguage.tag === frame.language.tag) return {};
  return { lang: contentLanguage.tag, dir: contentLanguage.dir };
}
