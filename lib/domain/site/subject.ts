import type { PageKind } from './page-kinds';

/** The subject of a public page. */
export type Subject =
  | 'home'
  | 'person'
  | 'work'
  | 'exhibition'
  | 'event'
  | 'text'
  | 'list'
  | 'contact'
  | 'page';

const BY_KIND: Partial<Record<PageKind, Subject>> = {
  work: 'work',
  exhibition: 'exhibition',
  event: 'event',
  text: 'text',
  press: 'text',
  series: 'list',
};

/** Subjects of plain pages with a place of their own. */
const BY_PATH: Readonly<Record<string, Subject>> = {
  '/': 'home',
  '/about': 'person',
  '/contact': 'contact',
  '/works': 'list',
  '/exhibitions': 'list',
  '/about/collections': 'list',
  '/about/photos': 'list',
  '/about/quotes': 'list',
};

/** What a page says that it is, wherever it stands. */
export function subjectOf({ kind, path }: { kind: PageKind; path: string }): Subject {
  return BY_KIND[kind] ?? (Object.hasOwn(BY_PATH, path) ? BY_PATH[path] : undefined) ?? 'page';
}
