export type NavigationDecision =
  | { outcome: 'internal'; to: string }
  | { outcome: 'external'; href: string }
  | { outcome: 'refused'; reason: 'malformed' | 'external' | 'dangerous-protocol' };

export interface NavigationContext {
  /** The address of the page that navigates: relative targets are resolved against it. */
  from: string;
  /** The explicit flag without which nothing leaves the site. */
  isExternalAllowed?: boolean;
}

const WEB = new Set(['http:', 'https:']);
const OTHER_PROGRAMS = new Set(['mailto:', 'tel:']);

/**
 * The one rule of programmatic navigation: another origin needs the explicit flag, and
 * any protocol that is not on the short list is refused always. The target is judged as a browser would read it, so
 * that tabs, backslashes, upper case and missing schemes hide nothing.
 */
export function decideNavigation(
  target: string,
  { from, isExternalAllowed = false }: NavigationContext,
): NavigationDecision {
  let here: URL;
  let url: URL;
  try {
    here = new URL(from);
    url = new URL(target, here);
  } catch {
    return { outcome: 'refused', reason: 'malformed' };
  }
  if (!WEB.has(url.protocol) && !OTHER_PROGRAMS.has(url.protocol)) {
    return { outcome: 'refused', reason: 'dangerous-protocol' };
  }
  if (WEB.has(url.protocol) && url.origin === here.origin) {
    // A browser would read a path that begins with two slashes as another host.
    if (url.pathname.startsWith('//')) return { outcome: 'refused', reason: 'malformed' };
    return { outcome: 'internal', to: `${url.pathname}${url.search}${url.hash}` };
  }
  if (!isExternalAllowed) return { outcome: 'refused', reason: 'external' };
  return { outcome: 'external', href: url.href };
}

/**
 * First segments that are no pages, or pages with a document of their own; a test compares them with the list of
 * paths.
 */
export const NOT_PAGES: readonly string[] = [
  'api',
  'media',
  'iiif',
  'builds',
  'master',
  'search',
  'feeds',
  '_next',
];

/**
 * Where a link leads when the browser need not load a document for it: another page of the site. Files,
 * another place on the same page and everything outside are left to the browser.
 */
export function pageBehindLink(href: string, from: string): string | null {
  const decision = decideNavigation(href, { from });
  if (decision.outcome !== 'internal') return null;
  const { pathname } = new URL(decision.to, from);
  const isFile = (pathname.split('/').at(-1) ?? '').includes('.');
  const isHere = pathname === new URL(from).pathname;
  return isFile || isHere || NOT_PAGES.includes(pathname.split('/')[1] ?? '') ? null : decision.to;
}
