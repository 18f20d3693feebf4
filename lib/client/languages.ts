import { queryOptions } from '@tanstack/react-query';
import { iconCodesUpdated, languageAnswer, languageList } from '@/lib/contracts/languages';
import type { CatalogueEntry } from '@/lib/domain/languages/catalogue';
import { call, callForNothing } from './http';

const PATH = '/api/languages';

/** The languages of the site, the default first. */
export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: ({ signal }) => call(PATH, languageList, { signal }),
});

/** Adds a language of the catalogue; it is inactive at first. */
export const addLanguage = ({ name, code, iconCode }: CatalogueEntry) =>
  call(PATH, languageAnswer, { method: 'POST', body: { name, code, iconCode } });

/** Activates or deactivates a language. @throws {ApiError} `default_language` */
export const setLanguageActive = ({ id, isActive }: { id: string; isActive: boolean }) =>
  call(at(id), languageAnswer, { method: 'PATCH', body: { isActive } });

/** Makes a language the default one, and active by that. */
export const setDefaultLanguage = (id: string) =>
  call(at(id), languageAnswer, { method: 'PATCH', body: { isDefault: true } });

/** Deletes a language with all its texts. @throws {ApiError} `default_language` */
export const deleteLanguage = (id: string) => callForNothing(at(id), { method: 'DELETE' });

/** Gives every language the catalogue's icon code. */
export const updateIconCodes = () => call(`${PATH}/update-iconcodes`, iconCodesUpdated, { method: 'POST' });

function at(id: string): string {
  return `${PATH}/${encodeURIComponent(id)}`;
}
