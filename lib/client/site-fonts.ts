import { queryOptions } from '@tanstack/react-query';
import { type SiteFont, siteFont, siteFontList } from '@/lib/contracts/site-fonts';
import { call, callForNothing, sendFiles } from './http';

const PATH = '/api/site/fonts';
const at = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** The uploaded fonts, the oldest first. */
export const siteFontsQuery = queryOptions({
  queryKey: ['site-fonts'],
  queryFn: async ({ signal }) => (await call(PATH, siteFontList, { signal })).fonts,
});

/**
 * Uploads the files of one font.
 * @throws {ApiError} why it is refused, with its `problem`
 */
export function addFont({ files, licence }: { files: readonly File[]; licence: string }): Promise<SiteFont> {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return sendFiles(`${PATH}?${new URLSearchParams({ licence })}`, form, siteFont);
}

/** Says anew under which licence a font is used. */
export const changeFontLicence = ({ id, licence }: { id: string; licence: string }) =>
  call(at(id), siteFont, { method: 'PATCH', body: { licence } });

/** @throws {ApiError} `in_use` while a version of the look has it */
export const removeFont = (id: string) => callForNothing(at(id), { method: 'DELETE' });
