import { queryOptions } from '@tanstack/react-query';
import { reviewAnswer, textSearchAnswer } from '@/lib/contracts/translation-review';
import { call } from './http';
import { translationsQuery } from './translations';

const PATH = '/api/translations';

/** How complete a language is. It is loaded anew whenever its texts are: their key is the beginning of this one's. */
export const reviewQuery = (languageId: string) =>
  queryOptions({
    queryKey: [...translationsQuery(languageId).queryKey, 'review'] as const,
    queryFn: ({ signal }) =>
      call(`${PATH}/review?${new URLSearchParams({ languageId })}`, reviewAnswer, { signal }),
  });

/** Texts of every language that say or are called what is looked for. */
export const textSearchQuery = (query: string) =>
  queryOptions({
    queryKey: ['translations', 'search', query] as const,
    queryFn: ({ signal }) =>
      call(`${PATH}/search?${new URLSearchParams({ query })}`, textSearchAnswer, { signal }),
  });
