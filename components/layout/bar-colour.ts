import type { PageContent } from '@/lib/domain/content/model';
import { pageTheme } from '@/lib/domain/page-look/page-theme';
import { routeFor } from '@/lib/domain/site/routes';
import type { SiteTheme } from '@/lib/domain/site-theme/model';

/** Colour of the browser's bars on a page; undefined stands for a missing page, which is dark. */
export function barColour(
  page: { path: string; content: Pick<PageContent, 'look'> } | undefined,
  theme: SiteTheme,
): string {
  if (page === undefined) return theme.dark.ground;
  const own = pageTheme(page.content, page.path);
  return own === 'dark' && routeFor(page.path).heroColour === 'black' ? '#000000' : theme[own].ground;
}
