import { describe, expect, it } from 'vitest';
import { publicCallOf } from './public-calls';

describe('publicCallOf (security A-2)', () => {
  it.each([
    ['POST', '/api/auth/callback/credentials', 'sign-in'],
    ['POST', '/api/auth/callback/', 'sign-in'],
    ['POST', '/api/auth/owner-link', 'sign-in'],
    ['POST', '/api/auth/password', 'sign-in'],
    ['POST', '/api/auth/passkey', 'sign-in'],
    ['POST', '/api/auth/passkey/challenge', 'other'],
    ['POST', '/api/passkeys/challenge', 'sign-in'],
    ['POST', '/api/auth/second-step', 'sign-in'],
    ['POST', '/api/passkeys/1/remove', 'sign-in'],
    ['POST', '/api/passkeys/second-factor', 'sign-in'],
    ['POST', '/api/tokens', 'sign-in'],
    ['DELETE', '/api/tokens/1', undefined],
    ['POST', '/api/auth/passwords', 'other'],
    ['POST', '/api/auth/signout', 'other'],
    ['POST', '/api/auth/logout', 'other'],
    ['POST', '/api/contact', 'other'],
    ['POST', '/api/pages/by-path', 'other'],
    ['POST', '/api/pages', undefined],
    ['POST', '/api/passkeys', undefined],
    ['POST', '/api/contact/1', undefined],
    ['PATCH', '/api/pages/by-path', undefined],
    ['GET', '/api/auth/callback/credentials', undefined],
    ['GET', '/search', 'search'],
    ['HEAD', '/ru/search', 'search'],
    ['GET', '/de/search', 'search'],
    ['GET', '/works/search', undefined],
    ['GET', '/search/x', undefined],
    ['POST', '/search', undefined],
    [undefined, '/', undefined],
  ])('%s %s: %s', (method, pathname, kind) => {
    expect(publicCallOf(method, pathname)?.kind).toBe(kind);
  });
});
