/** The two colour schemes of the site: `dark` for works, `paper` for reading. */
export type Theme = 'dark' | 'paper';

/** The theme of a page by its path without language prefix. */
export function themeForPath(path: string): Theme {
  return path === '/' || path === '/works' || path.startsWith('/works/') ? 'dark' : 'paper';
}
