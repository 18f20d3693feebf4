import { useTranslations } from 'next-intl';
import type { TextLanguage } from '@/components/ui/text-language';
import { useLangOf } from './use-lang-of';

/** Pages whose titles are sentences for a search engine; in navigation each has one word (specification §2.1). */
const KNOWN = {
  '/about': 'about',
  '/about/awards-and-honors': 'awards',
  '/about/collections': 'collections',
  '/about/photos': 'photos',
  '/about/quotes': 'quotes',
  '/contact': 'contact',
  '/exhibitions': 'exhibitions',
  '/works': 'works',
} as const;

function isKnown(path: string): path is keyof typeof KNOWN {
  return Object.hasOwn(KNOWN, path);
}

/** What navigation calls a page: its own word where it has one, its title otherwise. */
export function usePageName(): (page: { path: string; title: string }) => string {
  const t = useTranslations('nav');
  return ({ path, title }) => (isKnown(path) ? t(KNOWN[path]) : title);
}

/** The language of such a word, where another language lends it. */
export function usePageNameLang(): (page: { path: string }) => TextLanguage {
  const langOf = useLangOf();
  return ({ path }) => (isKnown(path) ? langOf(`nav.${KNOWN[path]}`) : {});
}
