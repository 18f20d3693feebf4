import { queryOptions } from '@tanstack/react-query';
import { translationAnswer, translationList } from '@/lib/contracts/translations';
import { call, callForNothing } from './http';

const PATH = '/api/translations';

/** Every text of a language, by namespace, then order. */
export const translationsQuery = (languageId: string) =>
  queryOptions({
    queryKey: ['translations', languageId] as const,
    queryFn: ({ signal }) =>
      call(`${PATH}?${new URLSearchParams({ languageId })}`, translationList, { signal }),
  });

export interface NewTranslation {
  languageId: string;
  namespace: string;
  key: string;
  value: string;
  /** Its place in the namespace; last where none is given. */
  order?: number;
}

/** Adds a text to its namespace. @throws {ApiError} `conflict` where the key is there already */
export const addTranslation = (body: NewTranslation) =>
  call(PATH, translationAnswer, { method: 'POST', body });

/** Changes the value of a text. */
export const changeTranslation = ({ id, value }: { id: string; value: string }) =>
  call(at(id), translationAnswer, { method: 'PATCH', body: { value } });

/** Deletes a text; where it was shipped, the shipped one shows again. */
export const deleteTranslation = (id: string) => callForNothing(at(id), { method: 'DELETE' });

export interface TranslationMove {
  translationId: string;
  namespace: string;
  oldOrder: number;
  newOrder: number;
  languageId: string;
}

/** Moves a text within its namespace; gives that namespace. @throws {ApiError} `conflict` for another `oldOrder` */
export const reorderTranslation = (body: TranslationMove) =>
  call(`${PATH}/reorder`, translationList, { method: 'POST', body });

function at(id: string): string {
  return `${PATH}/${encodeURIComponent(id)}`;
}
