/** The layouts by name. */
export const LAYOUT_NAMES = [
  'about',
  'auth',
  'content-contact',
  'content-exhibitions',
  'content',
  'content-legal',
  'default',
  'navigated',
  'page',
  'sectioned-page',
  'three-col',
] as const;

export type LayoutName = (typeof LAYOUT_NAMES)[number];

/** Layouts for pages; the hidden area has its own. */
export const PAGE_LAYOUTS = LAYOUT_NAMES.filter((name) => name !== 'auth');

export type PageLayout = (typeof PAGE_LAYOUTS)[number];

export interface Route {
  /** `{name}` matches one segment, `{...name}` one or more. */
  pattern: string;
  layout: LayoutName;
  /** False if the route has no page content. */
  loadsContent: boolean;
  /** Drawn without the layout's header and footer ("no layout"). */
  isBare?: boolean;
  /** Set on navigation to the page. */
  heroColour?: 'black';
  /**
   * A list that visitors look through and may narrow: quotes, photos and works, and pages that the
   * owner makes later, where the content decides what there is to choose.
   */
  isList?: boolean;
}

const site = (pattern: string, layout: LayoutName): Route => ({
  pattern,
  layout,
  loadsContent: true,
});

const master = (pattern: string): Route => ({
  pattern,
  layout: 'auth',
  loadsContent: false,
});

/** The routes of docs/reference/pages-and-paths.md#routes. The first row that matches wins; the last one matches all else. */
export const ROUTES: readonly Route[] = [
  { ...site('/', 'page'), heroColour: 'black' },
  site('/about', 'about'),
  site('/about/awards-and-honors', 'sectioned-page'),
  site('/about/collections', 'sectioned-page'),
  { ...site('/about/photos', 'three-col'), isList: true },
  { ...site('/about/quotes', 'navigated'), isList: true },
  site('/contact', 'content-contact'),
  site('/exhibitions', 'content-exhibitions'),
  site('/exhibitions/{slug}', 'content-exhibitions'),
  site('/legal/privacy-policy', 'content-legal'),
  site('/legal/terms-of-use', 'content-legal'),
  site('/legal/{...path}', 'content-legal'),
  { ...site('/works', 'content'), isList: true },
  { ...site('/works/digital-art/{category}', 'navigated'), isList: true },
  site('/works/digital-art/{category}/{slug}', 'content'),
  master('/master'),
  master('/master/pages'),
  { ...master('/master/pages/{id}'), isBare: true },
  master('/master/{...path}'),
  { ...site('/{...path}', 'default'), isList: true },
];

function matches(pattern: string, path: string): boolean {
  if (pattern === path) return true;
  const wanted = pattern.split('/');
  const given = path.split('/');
  const isOpen = wanted.at(-1)?.startsWith('{...') ?? false;
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((segment, index) =>
    segment.startsWith('{') ? given[index] !== '' : segment === given[index],
  );
}

/** The row for a path without language prefix. Total: a page that the owner made later falls to the last row. */
export function routeFor(path: string): Route {
  const route = ROUTES.find(({ pattern }) => matches(pattern, path));
  return route ?? { ...site(path, 'default'), isList: true };
}

/** The layout that a page at this path has. */
export function layoutForPath(path: string): LayoutName {
  return routeFor(path).layout;
}

/** Whether a stored layout name is one that this release can draw. */
export function isLayoutName(value: string): value is LayoutName {
  return (LAYOUT_NAMES as readonly string[]).includes(value);
}

/** The layout that a page is drawn in: the one that is stored with it, or the one of its path. */
export function layoutOf({ path, layout }: { path: string; layout: string }): LayoutName {
  return isLayoutName(layout) ? layout : layoutForPath(path);
}
