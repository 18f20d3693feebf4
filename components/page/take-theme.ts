import { routeFor } from '@/lib/domain/site/routes';
import { themeForPath } from '@/lib/domain/site/theme';

/**
 * Gives the page's frame the theme of a path, where an editor sees a page at an address that is missing for visitors.
 * Returns what restores the theme before.
 */
export function takeThemeOf(path: string): () => void {
  const site = document.querySelector<HTMLElement>('.site');
  if (!site) return () => {};
  const { theme = '', hero = '' } = site.dataset;
  site.dataset.theme = themeForPath(path);
  site.dataset.hero = routeFor(path).heroColour ?? '';
  return () => {
    site.dataset.theme = theme;
    site.dataset.hero = hero;
  };
}
