import { isSafeLink } from '@/lib/domain/addresses/links';
import { localisePath, splitLocale } from '@/lib/domain/addresses/paths';
import type { SiteFrame } from '@/lib/domain/site/view-model';

const NOT_PAGES = /^\/(?:media|api|builds|_next)\//;

/**
 * A link as content stores it, for a visitor's language: a page of the site keeps the language, any other address is
 * kept as it is, and one that is not safe is no link.
 */
export function localiseLink(link: string, frame: SiteFrame): string | null {
  if (link === '' || !isSafeLink(link)) return null;
  if (!link.startsWith('/') || NOT_PAGES.test(link)) return link;
  const codes = frame.languages.map(({ code }) => code);
  return splitLocale(link, codes).hasPrefix ? link : localisePath(link, frame.language.code);
}

/** Sanitised markup with its links to pages of the site in the visitor's language; the rest is left as it is. */
export function localiseHtml(html: string, frame: SiteFrame): string {
  return html.replace(/(<a\b[^<>]*? href=")(\/[^"]*)/g, (tag: string, start: string, link: string) => {
    const localised = localiseLink(link, frame);
    return localised === null ? tag : start + localised;
  });
}
