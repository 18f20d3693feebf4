'use client';

import { useQuery } from '@tanstack/react-query';
import { publishingQuery } from '@/lib/client/page-screen';

/**
 * Whether visitors of a language find the page: by its own text, or else by the default language's. Undefined until it is
 * known; where it cannot be, it is shown as if they did.
 * @param fallback code of the default language
 */
export function useIsFound(id: string, locale: string, fallback: string | undefined): boolean | undefined {
  const { data, isError } = useQuery(publishingQuery(id));
  if (!data) return isError || undefined;
  return data.languages.some((text) => text.publishedAt !== null && [locale, fallback].includes(text.locale));
}
