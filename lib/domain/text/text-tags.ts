/** Elements allowed in a caption; the line break is void. */
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

/** Further elements of a rich text; there is no `h1`, since a page has one title. */
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
