import 'server-only';

import { cache } from 'react';
import type { Language } from '@/lib/domain/languages/model';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { listLanguages } from './list-languages';

export interface ActiveLanguage extends SiteLanguage {
  id: string;
  isDefault: boolean;
}

function toActive({ isActive: _, ...language }: Language): ActiveLanguage {
  return language;
}

/** Read once per render. */
const languagesOnce = cache(listLanguages);

/**
 * The languages that visitors can choose, the default first, then by position.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export const listActiveLanguages = cache(
  async (): Promise<ActiveLanguage[]> =>
    (await languagesOnce()).filter(({ isActive }) => isActive).map(toActive),
);

/** The default among active languages; there is always one (the database holds it). */
export function defaultOf(languages: readonly ActiveLanguage[]): ActiveLanguage {
  const found = languages.find((each) => each.isDefault) ?? languages[0];
  if (!found) throw new Error('No active language: the database has not been prepared.');
  return found;
}

/**
 * The language of a first path segment, whatever its case; the default one, marked inactive, when it is none
 * that visitors can choose.
 */
export const findLanguage = cache(async (code: string) => {
  const languages = await listActiveLanguages();
  const found = languages.find((each) => each.code.toLowerCase() === code.toLowerCase());
  return { language: found ?? defaultOf(languages), languages, isActive: found !== undefined };
});

/**
 * A language of the site, whatever its case, also one that visitors cannot choose: for those who prepare it. Null when
 * the site does not have it.
 * @throws {AppError} `unavailable`
 */
export async function findOwnLanguage(code: string): Promise<ActiveLanguage | null> {
  const found = (await languagesOnce()).find((each) => each.code.toLowerCase() === code.toLowerCase());
  return found ? toActive(found) : null;
}
