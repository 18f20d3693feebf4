import type { Row } from './access-rights';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const OWN = 'their own password and sessions';
const TOKENS = '/api/tokens';
const TOKEN = { name: 'Script', scopes: ['read'], days: 30, currentPassword: 'tall ships in fog' };

/** Rows of the access table: access tokens. */
export const BUILDER_ROWS: readonly Row[] = [
  { route: TOKENS, method: 'GET', right: OWN, target: TOKENS, answer: 200 },
  { route: TOKENS, method: 'POST', right: OWN, target: TOKENS, body: TOKEN, answer: 201 },
  { route: `${TOKENS}/[id]`, method: 'DELETE', right: OWN, target: `${TOKENS}/${NOBODY}`, answer: 404 },
];
