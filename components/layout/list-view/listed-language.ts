import type { TextLanguage } from '@/components/islands/text-language';
import type { PageView } from '@/lib/domain/site/view-model';

/** The language of what is listed, where the page around it is in another one. */
export function listedLanguageProps({ contentLanguage, frame: { language } }: PageView): TextLanguage {
  return contentLanguage.tag === language.tag ? {} : { lang: language.tag, dir: language.dir };
}
