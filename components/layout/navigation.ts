import type { ListedPage, NamedPage, PageView, SiteFrame } from '@/lib/domain/site/view-model';

/** The pages of the first level of the menu: for lists of what everybody finds. */
export function pagesOfMenu({ menu }: SiteFrame): NamedPage[] {
  return menu.flatMap((link) => ('path' in link ? [link] : []));
}

/** Codes of the languages whose visitors find a page: all of them where it is written in the default one. */
export function foundIn({ frame, writtenIn }: PageView): string[] {
  const own = writtenIn.map(({ code }) => code);
  const [fallback] = frame.languages;
  return fallback && own.includes(fallback.code) ? frame.languages.map(({ code }) => code) : own;
}

/** Whether a page is another one or stands below it. */
export function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || (ancestor !== '/' && path.startsWith(`${ancestor}/`));
}

/** Pages directly below a path, from everything that the view knows of, in the order that they come in. */
export function childrenOf(page: PageView, parent: string): ListedPage[] {
  const known = [...(page.listed[parent] ?? []), ...page.frame.navigation, ...page.siblings];
  const prefix = parent === '/' ? '/' : `${parent}/`;
  const children = known.filter(
    ({ path }) => path !== parent && path.startsWith(prefix) && !path.slice(prefix.length).includes('/'),
  );
  return [...new Map(children.map((child) => [child.path, child])).values()];
}

export interface Neighbours {
  previous: ListedPage | undefined;
  next: ListedPage | undefined;
}

/** The pages before and after this one among those that share its parent. */
export function neighbours(siblings: ListedPage[], path: string): Neighbours {
  const index = siblings.findIndex((sibling) => sibling.path === path);
  if (index < 0) return { previous: undefined, next: undefined };
  return { previous: siblings[index - 1], next: siblings[index + 1] };
}
