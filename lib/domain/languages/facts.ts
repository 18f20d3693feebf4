import { catalogueEntryFor } from './catalogue';
import type { Language, TextDirection } from './model';

/** The flag beside a language: the us flag for en, else its icon code, else its code. */
export function flagIconOf({ code, iconCode }: Pick<Language, 'code' | 'iconCode'>): string {
  return code === 'en' ? 'us' : iconCode || code;
}

/** The BCP 47 tag behind a code, which is the code itself where the catalogue knows no other. */
export function tagOf(code: string): string {
  return catalogueEntryFor(code)?.tag ?? code;
}

/** The direction that a language is written in. */
export function directionOf(code: string): TextDirection {
  return catalogueEntryFor(code)?.dir ?? 'ltr';
}

/**
 * The flag that `POST /api/languages/update-iconcodes` sets for a language; null if the catalogue does not have
 * it.
 */
export function catalogueIconOf(code: string): string | null {
  return catalogueEntryFor(code)?.iconCode ?? null;
}
