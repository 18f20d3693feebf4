import type { Row } from './access-rights';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const SITE = 'accounts, roles, contact messages, audit, export and import of the site';
const OWN = 'their own password and sessions';

/** Rows of the access table: one's own account, and those of others. */
export const ACCOUNT_ROWS: readonly Row[] = [
  { route: '/api/account', method: 'GET', right: OWN, target: '/api/account', answer: 200 },
  {
    route: '/api/account',
    method: 'PATCH',
    right: OWN,
    target: '/api/account',
    body: { toolsLanguage: 'xx' },
    answer: 422,
  },
  { route: '/api/accounts', method: 'GET', right: SITE, target: '/api/accounts', answer: 200 },
  {
    route: '/api/accounts',
    method: 'POST',
    right: SITE,
    target: '/api/accounts',
    body: { name: 'The owner', role: 'translator' },
    answer: 409,
  },
  {
    route: '/api/accounts/[id]',
    method: 'PATCH',
    right: SITE,
    target: `/api/accounts/${NOBODY}`,
    body: { role: 'owner' },
    answer: 404,
  },
  {
    route: '/api/accounts/[id]',
    method: 'DELETE',
    right: SITE,
    target: `/api/accounts/${NOBODY}`,
    answer: 404,
  },
  {
    route: '/api/accounts/[id]/link',
    method: 'POST',
    right: SITE,
    target: `/api/accounts/${NOBODY}/link`,
    answer: 404,
  },
  {
    route: '/api/accounts/[id]/link/mail',
    method: 'POST',
    right: SITE,
    target: `/api/accounts/${NOBODY}/link/mail`,
    body: { link: 'http://localhost:3000/master?owner=unknown' },
    answer: 404,
  },
];
