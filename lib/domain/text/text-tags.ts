/** What a caption may be set in; the line break among it holds nothing. */
export const INLINE_TAGS = [
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'a',
  'code',
  'sub',
  'sup',
  'span',
] as const;

/** What a running text is built of, besides: a page's one title is not in its text. */
export const BLOCK_TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'hr',
] as const;
