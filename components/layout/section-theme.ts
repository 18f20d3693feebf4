import { isShown, kindOf } from '@/lib/domain/blocks';
import type { Section } from '@/lib/domain/content/model';
import { routeFor } from '@/lib/domain/site/routes';
import { type Theme, themeForPath } from '@/lib/domain/site/theme';
import type { SiteTheme } from '@/lib/domain/site-theme/model';

/** Colour of the browser's bars on a page; undefined stands for a missing page, which is dark. */
export function barColour(path: string | undefined, theme: SiteTheme): string {
  if (path === undefined) return theme.dark.ground;
  return routeFor(path).heroColour === 'black' ? '#000000' : theme[themeForPath(path)].ground;
}

/**
 * The theme of a section on the home page, where each has one of its own. A block that still waits for its picture
 * changes nothing for the words beside it.
 */
export function themeForSection(section: Section): Theme {
  const holdsWork = section.blocks.some(
    (block) => kindOf(block.component)?.role === 'works' && isShown(block),
  );
  return holdsWork ? 'dark' : 'paper';
}
