import { routeFor } from '@/lib/domain/site/routes';
import type { Theme } from '@/lib/domain/site/theme';

/**
 * Gives the frame of the page another theme, for an editor whose page has one that visitors do not see yet.
 * Returns what restores the theme before.
 */
export function takeTheme(theme: Theme, path: string): () => void {
  const site = document.querySelector<HTMLElement>('.site');
  if (!site) return () => {};
  const { theme: before = '', hero = '' } = site.dataset;
  site.dataset.theme = theme;
  site.dataset.hero = (theme === 'dark' && routeFor(path).heroColour) || '';
  return () => {
    site.dataset.theme = before;
    site.dataset.hero = hero;
  };
}
