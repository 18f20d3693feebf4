import type { Row } from './access-rights';

const SITE = 'accounts, roles, contact messages, audit, export and import of the site';
const MENU = '/api/site/menu';

/** Rows of the access table: the menu and the footer. */
export const MENU_ROWS: readonly Row[] = [
  { route: MENU, method: 'GET', right: SITE, target: MENU, answer: 200 },
  { route: MENU, method: 'PUT', right: SITE, target: MENU, body: { menu: {}, version: 9 }, answer: 409 },
  { route: `${MENU}/versions`, method: 'GET', right: SITE, target: `${MENU}/versions`, answer: 200 },
];
