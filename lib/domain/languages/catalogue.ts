import type { TextDirection } from './model';

export interface CatalogueEntry {
  id: number;
  /** The code in addresses: kept as it is, although several are country codes. */
  code: string;
  iconCode: string;
  /** In its own script. */
  name: string;
  /** In English, for search and for notices. */
  label: string;
  /** BCP 47, what `lang`, `hreflang` and `Intl` use. */
  tag: string;
  dir: TextDirection;
}

/** The fixed list of languages that an administrator can add. */
export const LANGUAGE_CATALOGUE: readonly CatalogueEntry[] = [
  { id: 1, code: 'en', iconCode: 'us', name: 'English', label: 'English', tag: 'en', dir: 'ltr' },
  { id: 2, code: 'es', iconCode: 'es', name: 'Español', label: 'Spanish', tag: 'es', dir: 'ltr' },
  { id: 3, code: 'fr', iconCode: 'fr', name: 'Français', label: 'French', tag: 'fr', dir: 'ltr' },
  { id: 4, code: 'de', iconCode: 'de', name: 'Deutsch', label: 'German', tag: 'de', dir: 'ltr' },
  { id: 5, code: 'it', iconCode: 'it', name: 'Italiano', label: 'Italian', tag: 'it', dir: 'ltr' },
  { id: 6, code: 'ru', iconCode: 'ru', name: 'Русский', label: 'Russian', tag: 'ru', dir: 'ltr' },
  { id: 7, code: 'cn', iconCode: 'cn', name: '简体中文', label: 'Chinese', tag: 'zh-Hans', dir: 'ltr' },
  { id: 8, code: 'jp', iconCode: 'jp', name: '日本語', label: 'Japanese', tag: 'ja', dir: 'ltr' },
  { id: 9, code: 'kr', iconCode: 'kr', name: '한국어', label: 'Korean', tag: 'ko', dir: 'ltr' },
  { id: 10, code: 'ae', iconCode: 'ae', name: 'العربية', label: 'Arabic', tag: 'ar', dir: 'rtl' },
  { id: 11, code: 'pt', iconCode: 'pt', name: 'Português', label: 'Portuguese', tag: 'pt', dir: 'ltr' },
  { id: 12, code: 'nl', iconCode: 'nl', name: 'Nederlands', label: 'Dutch', tag: 'nl', dir: 'ltr' },
  { id: 13, code: 'pl', iconCode: 'pl', name: 'Polski', label: 'Polish', tag: 'pl', dir: 'ltr' },
  { id: 14, code: 'tr', iconCode: 'tr', name: 'Türkçe', label: 'Turkish', tag: 'tr', dir: 'ltr' },
  { id: 15, code: 'se', iconCode: 'se', name: 'Svenska', label: 'Swedish', tag: 'sv', dir: 'ltr' },
  { id: 16, code: 'dk', iconCode: 'dk', name: 'Dansk', label: 'Danish', tag: 'da', dir: 'ltr' },
  { id: 17, code: 'fi', iconCode: 'fi', name: 'Suomi', label: 'Finnish', tag: 'fi', dir: 'ltr' },
  { id: 18, code: 'no', iconCode: 'no', name: 'Norsk', label: 'Norwegian', tag: 'no', dir: 'ltr' },
  { id: 19, code: 'gr', iconCode: 'gr', name: 'Ελληνικά', label: 'Greek', tag: 'el', dir: 'ltr' },
  { id: 20, code: 'il', iconCode: 'il', name: 'עברית', label: 'Hebrew', tag: 'he', dir: 'rtl' },
  { id: 21, code: 'in', iconCode: 'in', name: 'हिन्दी', label: 'Hindi', tag: 'hi', dir: 'ltr' },
  { id: 22, code: 'vn', iconCode: 'vn', name: 'Tiếng Việt', label: 'Vietnamese', tag: 'vi', dir: 'ltr' },
  { id: 23, code: 'th', iconCode: 'th', name: 'ไทย', label: 'Thai', tag: 'th', dir: 'ltr' },
  {
    id: 24,
    code: 'id',
    iconCode: 'id',
    name: 'Bahasa Indonesia',
    label: 'Indonesian',
    tag: 'id',
    dir: 'ltr',
  },
  { id: 25, code: 'cz', iconCode: 'cz', name: 'Čeština', label: 'Czech', tag: 'cs', dir: 'ltr' },
  { id: 26, code: 'hu', iconCode: 'hu', name: 'Magyar', label: 'Hungarian', tag: 'hu', dir: 'ltr' },
  { id: 27, code: 'ro', iconCode: 'ro', name: 'Română', label: 'Romanian', tag: 'ro', dir: 'ltr' },
  { id: 28, code: 'ua', iconCode: 'ua', name: 'Українська', label: 'Ukrainian', tag: 'uk', dir: 'ltr' },
  { id: 29, code: 'bg', iconCode: 'bg', name: 'Български', label: 'Bulgarian', tag: 'bg', dir: 'ltr' },
  { id: 30, code: 'hr', iconCode: 'hr', name: 'Hrvatski', label: 'Croatian', tag: 'hr', dir: 'ltr' },
];

const RESERVED: ReadonlySet<string> = new Set(
  LANGUAGE_CATALOGUE.flatMap((entry) => [entry.code, entry.tag.toLowerCase()]),
);

/** Codes and lower-cased tags that no page path may begin with, so that any language can go live. */
export function reservedSegments(): ReadonlySet<string> {
  return RESERVED;
}

/** The catalogue's entry for a language's code, or for the tag that the site uses as a code (`uk`), if there is one. */
export function catalogueEntryFor(code: string): CatalogueEntry | undefined {
  const wanted = code.toLowerCase();
  return (
    LANGUAGE_CATALOGUE.find((entry) => entry.code === wanted) ??
    LANGUAGE_CATALOGUE.find((entry) => entry.tag.toLowerCase() === wanted)
  );
}
