/** A language of the site, as stored and as `GET /api/languages` answers it. */
export interface Language {
  id: string;
  name: string;
  /** The URL prefix; not always a BCP 47 tag. */
  code: string;
  iconCode: string;
  /** BCP 47, for `lang`, `hreflang` and `Intl`. */
  tag: string;
  dir: TextDirection;
  isDefault: boolean;
  isActive: boolean;
}

export type TextDirection = 'ltr' | 'rtl';
