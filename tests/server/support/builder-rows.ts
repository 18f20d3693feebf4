import type { Row } from './access-rights';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const OWN = 'their own password and sessions';
const SITE = 'accounts, roles, contact messages, audit, export and import of the site';
const TOKENS = '/api/tokens';
const WEBHOOKS = '/api/webhooks';
const TOKEN = { name: 'Script', scopes: ['read'], days: 30, currentPassword: 'tall ships in fog' };
/** Refused by what it says and not by its form: not encrypted, and not of this machine. */
const ADDRESS = { url: 'http://hooks.example/', events: ['page.saved'] };

/** Rows of the access table: access tokens and webhooks. */
export const BUILDER_ROWS: readonly Row[] = [
  { route: TOKENS, method: 'GET', right: OWN, target: TOKENS, answer: 200 },
  { route: TOKENS, method: 'POST', right: OWN, target: TOKENS, body: TOKEN, answer: 201 },
  { route: `${TOKENS}/[id]`, method: 'DELETE', right: OWN, target: `${TOKENS}/${NOBODY}`, answer: 404 },
  { route: WEBHOOKS, method: 'GET', right: SITE, target: WEBHOOKS, answer: 200 },
  { route: WEBHOOKS, method: 'POST', right: SITE, target: WEBHOOKS, body: ADDRESS, answer: 422 },
  {
    route: `${WEBHOOKS}/[id]`,
    method: 'PATCH',
    right: SITE,
    target: `${WEBHOOKS}/${NOBODY}`,
    body: { isOn: true },
    answer: 404,
  },
  { route: `${WEBHOOKS}/[id]`, method: 'DELETE', right: SITE, target: `${WEBHOOKS}/${NOBODY}`, answer: 404 },
  ...(['test', 'secret'] as const).map(
    (part): Row => ({
      route: `${WEBHOOKS}/[id]/${part}`,
      method: 'POST',
      right: SITE,
      target: `${WEBHOOKS}/${NOBODY}/${part}`,
      answer: 404,
    }),
  ),
];
