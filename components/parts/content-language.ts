import type { TextLanguage } from '@/components/islands/text-language';
import { TITLE } from '@/lib/domain/content/translated';
import type { PageView, SiteLanguage } from '@/lib/domain/site/view-model';

/** `lang` and `dir` for content that fell back to another language than the page's. */
export function contentLanguageProps(page: PageView): TextLanguage {
  const { contentLanguage, frame } = page;
  if (contentLanguage.tag === frame.language.tag) return {};
  return { lang: contentLanguage.tag, dir: contentLanguage.dir };
}

/** The language that a text of the page is in: its title, the name of a section, a block (decision 30). */
function languageOf(page: PageView, id: string): SiteLanguage {
  const { contentLanguage, untranslated, sourceLanguage, frame } = page;
  // A text of its own of which nothing is translated names what is left: without any, all of it fell back.
  if (untranslated.length === 0) return contentLanguage;
  return untranslated.includes(id) ? sourceLanguage : frame.language;
}

/** The tag of the language that a part of the page is in. */
export function tagOf(page: PageView, languageProps: TextLanguage | undefined): string {
  return languageProps?.lang ?? page.contentLanguage.tag;
}

/** What the title says of its language, which stands outside of the content. */
export function titleLanguageProps(page: PageView): TextLanguage {
  const { tag, dir } = languageOf(page, TITLE);
  return tag === page.frame.language.tag ? {} : { lang: tag, dir };
}

/** What a section's name or a block says of its language, where it is not that of the content around it. */
export function partLanguageProps(page: PageView, id: string): TextLanguage {
  const { tag, dir } = languageOf(page, id);
  return tag === page.contentLanguage.tag ? {} : { lang: tag, dir };
}
