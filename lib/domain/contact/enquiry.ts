import { localisePath, normaliseRequestedPath } from '../addresses/paths';

/** What a visitor asks about, in the query of the contact page: the path of a page. */
const ABOUT = 'about';

/** Where the contact form begins, for links that lead to it. */
export const CONTACT_ANCHOR = 'write';

/** The address of the contact form for a question about a page, in a language. */
export function enquiryAddress(contactPath: string, aboutPath: string, locale: string): string {
  const query = new URLSearchParams({ [ABOUT]: aboutPath });
  return `${localisePath(contactPath, locale)}?${query}#${CONTACT_ANCHOR}`;
}

/** The path of the page that a form at such an address asks about; null where it asks about none. */
export function enquiredPath(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const path = normaliseRequestedPath(new URL(address).searchParams.get(ABOUT) ?? '');
  return path.ok ? path.path : null;
}
