'use client';

import { useQuery } from '@tanstack/react-query';
import { publishingQuery } from '@/lib/client/page-room';

/**
 * Whether visitors of a language find the page: by its own text, or else by the default language's. True as long as nothing
 * is known.
 * @param fallback code of the default language
 */
export function useIsFound(id: string, locale: string, fallback: string | undefined): boolean {
  const { data } = useQuery(publishingQuery(id));
  if (!data) return true;
  return data.languages.some((text) => text.publishedAt !== null && [locale, fallback].includes(text.locale));
}
