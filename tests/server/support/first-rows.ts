import type { Row } from './access-rights';

const SITE = 'accounts, roles, contact messages, audit, export and import of the site';
const STEPS = '/api/site/first-steps';

/** Rows of the access table: the first steps of a new owner. */
export const FIRST_ROWS: readonly Row[] = [
  { route: STEPS, method: 'GET', right: SITE, target: STEPS, answer: 200 },
  { route: STEPS, method: 'PATCH', right: SITE, target: STEPS, body: { isPutAside: false }, answer: 200 },
];
