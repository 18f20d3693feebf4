import { roomForPath } from '@/lib/domain/site/room';
import { routeFor } from '@/lib/domain/site/routes';

/**
 * Gives what stands around a page the look that it has at a path: an address without a page for visitors is answered in
 * the dark room, and the page that editors see there has one of its own. Gives what takes it back.
 */
export function takeRoomOf(path: string): () => void {
  const site = document.querySelector<HTMLElement>('.site');
  if (!site) return () => {};
  const { room = '', hero = '' } = site.dataset;
  site.dataset.room = roomForPath(path);
  site.dataset.hero = routeFor(path).heroColour ?? '';
  return () => {
    site.dataset.room = room;
    site.dataset.hero = hero;
  };
}
