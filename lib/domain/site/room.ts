/** The dark room holds works, the paper room is for reading (decision of the look, see ARCHITECTURE.md "Views"). */
export type Room = 'dark' | 'paper';

/** Which room a page stands in, by its path without language prefix; home sets its hero black (specification §2.1). */
export function roomForPath(path: string): Room {
  return path === '/' || path === '/works' || path.startsWith('/works/') ? 'dark' : 'paper';
}
