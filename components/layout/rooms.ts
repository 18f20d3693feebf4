import type { Section } from '@/lib/domain/content/model';

/** The dark room holds works, the paper room is for reading (decision of the look, see ARCHITECTURE.md "Views"). */
export type Room = 'dark' | 'paper';

/** Which room a page stands in, by its path without language prefix; home sets its hero black (specification §2.1). */
export function roomForPath(path: string): Room {
  return path === '/' || path === '/works' || path.startsWith('/works/') ? 'dark' : 'paper';
}

/** Kinds that hold works; a room without any of them is for reading. */
const WORK_KINDS: ReadonlySet<string> = new Set([
  'HeroSlider',
  'MediaGallery',
  'MediaObject',
  'PageList',
  'Video',
]);

/** Which room a section makes where each stands in one of its own, as on the home page. */
export function roomForSection(section: Section): Room {
  return section.blocks.some(({ component }) => WORK_KINDS.has(component)) ? 'dark' : 'paper';
}
