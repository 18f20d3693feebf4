import { useMessages } from 'next-intl';
import type { TextLanguage } from '@/components/islands/text-language';
import { directionOf } from '@/lib/domain/languages/facts';
import { borrowedFrom } from '@/lib/domain/translations/borrowed';

/**
 * `lang` and `dir` for what says a text of the interface that the visitor's language does not have, and another lends: nothing on
 * pages of a language with all of its own. Names in attributes cannot say theirs apart from what they stand on.
 */
export function useLangOf(): (place: string) => TextLanguage {
  const messages: Readonly<Record<string, unknown>> = useMessages();
  return (place) => {
    const lang = borrowedFrom(messages, place);
    return lang === undefined ? {} : { lang, dir: directionOf(lang) };
  };
}
