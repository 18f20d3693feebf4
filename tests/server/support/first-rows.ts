import type { Row } from './access-rights';

const SITE = 'accounts, roles, contact messages, audit, export and import of the site';
const STEPS = '/api/site/first-steps';
const DEMONSTRATION = '/api/site/demonstration';

/** Rows of the access table: the first steps of a new owner. */
export const FIRST_ROWS: readonly Row[] = [
  { route: STEPS, method: 'GET', right: SITE, target: STEPS, answer: 200 },
  { route: STEPS, method: 'PATCH', right: SITE, target: STEPS, body: { isPutAside: false }, answer: 200 },
  { route: DEMONSTRATION, method: 'GET', right: SITE, target: DEMONSTRATION, answer: 200 },
  // Removes what the suite's pages are: refused for its form, after the right has been asked for.
  {
    route: DEMONSTRATION,
    method: 'POST',
    right: SITE,
    target: DEMONSTRATION,
    body: { removal: 'none' },
    answer: 422,
  },
  {
    route: `${DEMONSTRATION}/restore`,
    method: 'POST',
    right: SITE,
    target: `${DEMONSTRATION}/restore`,
    answer: 409,
  },
];
