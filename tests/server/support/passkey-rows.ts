import type { Row } from './access-rights';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const OWN = 'their own password and sessions';
const SAME_ORIGIN = 'call without a session, but from the site itself';
const WHOSE = { id: 'bm9uZQ', rawId: 'bm9uZQ', type: 'public-key' };
const ANSWER = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
/** The right one: what fails would be counted against the account, which answers ever more slowly then. */
const PASSWORD = { currentPassword: 'tall ships in fog' };

const post = (target: string, answer: number, body?: object, right: Row['right'] = OWN): Row => ({
  ...{ route: target.replace(NOBODY, '[id]'), method: 'POST', right, target, answer },
  ...(body && { body }),
});

/** Passkeys: signing in with them, and managing one's own. */
export const PASSKEY_ROWS: readonly Row[] = [
  post('/api/auth/passkey/challenge', 200, undefined, SAME_ORIGIN),
  post('/api/auth/passkey', 401, { passkey: { ...WHOSE, response: ANSWER } }, SAME_ORIGIN),
  post('/api/auth/second-step', 401, { recoveryCode: '0000-0000-0000-0000' }, SAME_ORIGIN),
  { route: '/api/passkeys', method: 'GET', right: OWN, target: '/api/passkeys', answer: 200 },
  post('/api/passkeys', 422, {
    name: 'Laptop',
    passkey: { ...WHOSE, response: { clientDataJSON: 'e30', attestationObject: 'AA' } },
  }),
  post('/api/passkeys/challenge', 200, PASSWORD),
  post('/api/passkeys/second-factor', 200, { isOn: false, ...PASSWORD }),
  {
    route: '/api/passkeys/[id]',
    method: 'PATCH',
    right: OWN,
    target: `/api/passkeys/${NOBODY}`,
    body: { name: 'Laptop' },
    answer: 404,
  },
  post(`/api/passkeys/${NOBODY}/remove`, 404, PASSWORD),
];
