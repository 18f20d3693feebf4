import { routeFor } from '@/lib/domain/site/routes';
import { themeForPath } from '@/lib/domain/site/theme';
import type { SiteTheme } from '@/lib/domain/site-theme/model';

/** Colour of the browser's bars on a page; undefined stands for a missing page, which is dark. */
export function barColour(path: string | undefined, theme: SiteTheme): string {
  if (path === undefined) return theme.dark.ground;
  return routeFor(path).heroColour === 'black' ? '#000000' : theme[themeForPath(path)].ground;
}
