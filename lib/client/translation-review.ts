import { queryOptions } from '@tanstack/react-query';
import { reviewAnswer, textSearchAnswer } from '@/lib/contracts/translation-review';
import { call } from './http';
import { translationsQuery } from './translations';

const PATH = '/api/translations';

/** The progress of a language. Reloaded together with its texts, whose query key is the prefix of this one's. */
export const reviewQuery = (languageId: string) =>
  queryOptions({
    queryKey: [...translationsQuery(languageId).queryKey, 'review'] as const,
    queryFn: ({ signal }) =>
      call(`${PATH}/review?${new URLSearchParams({ languageId })}`, reviewAnswer, { signal }),
  });

/** Texts of all languages that contain the query or have it in their key. */
export const textSearchQuery = (query: string) =>
  queryOptions({
    queryKey: ['translations', 'search', query] as const,
    queryFn: ({ signal }) =>
      call(`${PATH}/search?${new URLSearchParams({ query })}`, textSearchAnswer, { signal }),
  });
