import 'server-only';

/**
 * The cache tags: what a page is made of. A service that changes one of these bumps its tag in the same transaction,
 * and every stored page that was rendered from it is stale at once.
 */

/** The languages of the site and which one is the default. */
export const LANGUAGES_TAG = 'languages';

/** The rights that pictures have by default; the answer of every page says them. */
export const RIGHTS_TAG = 'rights';

/** How the whole site looks. */
export const THEME_TAG = 'theme';

/** What the menu and the footer lead to. */
export const MENU_TAG = 'menu';

/** What day it is: of pages that say what is open now or soon (`new-day.ts`). */
export const DAY_TAG = 'day';

/** The interface texts of a language. */
export const messagesTag = (locale: string): string => `messages:${locale}`;

/** A page's own path, layout, attributes, meta and content, in any language. */
export const pageTag = (pageId: string): string => `page:${pageId}`;

/**
 * What other pages show of a page's children: which ones, in which order, their titles, covers and attributes. These
 * go by definitions of the page and its ancestors too, so a change of those bumps it all the way down.
 */
export const childrenTag = (pageId: string): string => `children:${pageId}`;

/**
 * That any page changed: where it stands, what it is called, in which languages it is written and when it changed. For
 * lists of the whole site, which programs read and visitors do not wait for.
 */
export const PAGES_TAG = 'pages';

/** What is kept of a page and is not public: for views that nobody but its editors sees. */
export const draftsTag = (pageId: string): string => `drafts:${pageId}`;

/** Whether a page stands at a path: for pages that list a parent which does not exist yet. */
export const pathTag = (path: string): string => `path:${path}`;

/**
 * That a page of a kind names the one at a path: in a label or by a link. It is renewed with each page that names it, so that the
 * page there can show it (`bump-tags.ts`).
 */
export const namedTag = (path: string): string => `named:${path}`;

/** The id of the page that a tag is of; null for any other tag. */
export const pageOfTag = (tag: string): string | null => (tag.startsWith('page:') ? tag.slice(5) : null);

/** What every page or list may be made of: renewed where all of the site may have changed, with the texts of its languages. */
export const WHOLE_SITE_TAGS: readonly string[] = [LANGUAGES_TAG, PAGES_TAG, RIGHTS_TAG, THEME_TAG, MENU_TAG];
