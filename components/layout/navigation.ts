import type { ListedPage, PageView } from '@/lib/domain/site/view-model';

function depthOf(path: string): number {
  return path === '/' ? 0 : path.split('/').length - 1;
}

/** The rooms that the header leads to: home is the site's name, legal pages stand in the footer. */
export function topLevel(navigation: ListedPage[]): ListedPage[] {
  return navigation.filter(({ path }) => depthOf(path) === 1 && !isWithin(path, '/legal'));
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
