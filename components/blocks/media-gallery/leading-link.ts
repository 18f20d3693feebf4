/**
 * A caption whose first link is marked as the one that the whole item leads to (`linker`); one without a link is
 * returned as it is. The markup is the sanitiser's, so a tag begins with `<a `.
 */
export function withLeadingLink(caption: string): string {
  return caption.replace(/<a (?=[^<>]*\bhref=")/, '<a data-leads="" ');
}
