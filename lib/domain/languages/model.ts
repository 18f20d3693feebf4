/** A language of the site, as stored and as `GET /api/languages` answers it (specification §3 "Language"). */
export interface Language {
  id: string;
  name: string;
  /** The URL prefix; not always a BCP 47 tag (decision 6). */
  code: string;
  iconCode: string;
  /** BCP 47, for `lang`, `hreflang` and `Intl` (decision 6). */
  tag: string;
  dir: TextDirection;
  isDefault: boolean;
  isActive: boolean;
}

export type TextDirection = 'ltr' | 'rtl';
