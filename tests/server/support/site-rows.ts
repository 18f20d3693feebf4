import type { Row } from './access-rights';

const SITE = 'accounts, roles, contact messages, audit, export and import of the site';
const MENU = '/api/site/menu';
const VISITS = '/api/site/visits';
const BACKUPS = '/api/site/backups';
const STATUS = '/api/site/status';
const COUNTING = { isOn: false, keptMonths: 24 };

/** Rows of the access table: the menu and the footer, what is counted of visitors, backups, and how the site runs. */
export const SITE_ROWS: readonly Row[] = [
  { route: MENU, method: 'GET', right: SITE, target: MENU, answer: 200 },
  { route: MENU, method: 'PUT', right: SITE, target: MENU, body: { menu: {}, version: 9 }, answer: 409 },
  { route: `${MENU}/versions`, method: 'GET', right: SITE, target: `${MENU}/versions`, answer: 200 },
  // The access table's site makes none by itself.
  { route: BACKUPS, method: 'POST', right: SITE, target: BACKUPS, answer: 409 },
  { route: STATUS, method: 'GET', right: SITE, target: STATUS, answer: 200 },
  { route: VISITS, method: 'GET', right: SITE, target: VISITS, answer: 200 },
  { route: VISITS, method: 'PUT', right: SITE, target: VISITS, body: COUNTING, answer: 200 },
];
