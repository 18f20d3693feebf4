/** Attributes of a text in another language than the page's; none if it is in that one. */
export interface TextLanguage {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}
