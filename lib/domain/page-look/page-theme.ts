import type { PageContent } from '../content/model';
import { type Theme, themeForPath } from '../site/theme';
import { lookOfPage } from './settings';

/** The theme of a page: what its look says, otherwise the one that is usual at its path. */
export function pageTheme(content: Pick<PageContent, 'look'>, path: string): Theme {
  const { ground } = lookOfPage(content);
  return ground === 'usual' ? themeForPath(path) : ground;
}
