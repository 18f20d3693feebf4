import { isSeen } from '@/lib/domain/blocks/is-seen';
import type { Section } from '@/lib/domain/content/model';
import { type Room, roomForPath } from '@/lib/domain/site/room';
import { routeFor } from '@/lib/domain/site/routes';

/** The grounds of tokens.css, for what stands outside the style sheet: the browser's own bars. */
const GROUNDS = { dark: '#0a0a0c', paper: '#f6f1e7' } satisfies Record<Room, string>;

/** Colour of the browser's bars on a page; undefined is no page, which is answered in the dark room. */
export function barColour(path: string | undefined): string {
  if (path === undefined) return GROUNDS.dark;
  return routeFor(path).heroColour === 'black' ? '#000000' : GROUNDS[roomForPath(path)];
}

/** Kinds that hold works; a room without any of them is for reading. */
const WORK_KINDS: ReadonlySet<string> = new Set([
  'HeroSlider',
  'MediaGallery',
  'MediaObject',
  'PageList',
  'Video',
]);

/**
 * Which room a section makes where each stands in one of its own, as on the home page. What waits for its picture changes
 * nothing for the words beside it.
 */
export function roomForSection(section: Section): Room {
  const holdsWork = section.blocks.some((block) => WORK_KINDS.has(block.component) && isSeen(block));
  return holdsWork ? 'dark' : 'paper';
}
