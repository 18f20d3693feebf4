import { expect, it } from 'vitest';
import { asProblem, problemOf, reachOf } from './problems';

it.each([
  [{ code: 'EDNS', originalCode: 'ENOTFOUND' }, 'noHost', 'server'],
  [{ code: 'EDNS' }, 'noHost', 'server'],
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'refused', 'server'],
  [{ code: 'ESOCKET', originalCode: 'EHOSTUNREACH' }, 'unreachable', 'server'],
  [{ code: 'ECONNECTION' }, 'unreachable', 'server'],
  [{ code: 'ETIMEDOUT' }, 'timeout', 'server'],
  [{ code: 'EABORT' }, 'timeout', 'server'],
  [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'certificate', 'server'],
  [{ code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'certificate', 'server'],
  [{ code: 'ETLS', originalCode: 'CERT_HAS_EXPIRED' }, 'certificate', 'server'],
  [{ code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'notSecure', 'server'],
  [{ code: 'ETLS', responseCode: 502, command: 'STARTTLS' }, 'notSecure', 'server'],
  [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'password', 'server'],
  [{ code: 'EAUTH' }, 'password', 'server'],
  [{ code: 'EAUTH', responseCode: 454, command: 'AUTH PLAIN' }, 'later', 'server'],
  [{ code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, 'password', 'server'],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'sender', 'server'],
  [{ code: 'EENVELOPE', responseCode: 451, command: 'MAIL FROM' }, 'later', 'server'],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'recipient', 'mail'],
  [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'later', 'later'],
  [{ code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' }, 'later', 'server'],
  [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'mail', 'mail'],
  [{ code: 'EMESSAGE', responseCode: 452, command: 'DATA' }, 'later', 'later'],
  [{ code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }, 'other', 'server'],
  [{}, 'other', 'server'],
] as const)('%j: %s, of %s (decision 61)', (failure, problem, reach) => {
  expect([problemOf(failure), reachOf(failure)]).toEqual([problem, reach]);
});

it('a problem that another release has stored is another one', () => {
  expect([null, 'later', 'quota'].map(asProblem)).toEqual([null, 'later', 'other']);
});
