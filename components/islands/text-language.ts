/** What an element says of a text in another language than the page's; nothing where it is in that one. */
export interface TextLanguage {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}
