import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Access } from './access';
import { CAPABILITIES } from './roles';
import {
  bearerToken,
  beginningOf,
  isTokenForm,
  TOKEN_ACCESS,
  TOKEN_SCOPES,
  tokenOf,
  tokenRefusal,
} from './token-scopes';

const ALL = [...TOKEN_SCOPES];
const CLOSED: readonly Access[] = ['session', 'administer-site', 'manage-languages', 'write-translations'];

describe('tokenRefusal (docs/reference/http-api.md#access-tokens)', () => {
  it.each(CLOSED)('lets no token make a call that requires %s, whatever the call says', (access) => {
    for (const token of TOKEN_SCOPES) expect(tokenRefusal({ access, token }, ALL)).toBe('closed');
  });

  it.each(TOKEN_ACCESS)('lets no token make a call of %s that says nothing about tokens', (access) => {
    expect(tokenRefusal({ access }, ALL)).toBe('closed');
  });

  it('names the scope that is missing', () => {
    const call = { access: 'edit-pages', token: 'write-drafts' } as const;
    expect(tokenRefusal(call, ['read'])).toEqual({ missing: 'write-drafts' });
    expect(tokenRefusal(call, ['write-drafts'])).toBeNull();
    expect(tokenRefusal({ ...call, token: 'read' }, ['write-drafts'])).toEqual({ missing: 'read' });
    expect(tokenRefusal(call, [])).toEqual({ missing: 'write-drafts' });
    expect(tokenRefusal(call, ['publish', 'write', '*'])).toEqual({ missing: 'write-drafts' });
  });

  it('has decided about every right', () => {
    expect([...TOKEN_ACCESS, ...CLOSED].sort()).toEqual([...CAPABILITIES, 'public', 'session'].sort());
  });
});

const random = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));

describe('a token', () => {
  it('of 256 random bits is recognised, and only as a whole', () => {
    fc.assert(
      fc.property(random, fc.integer({ min: 0, max: 50 }), (bits, at) => {
        const token = tokenOf(bits);
        expect(isTokenForm(token)).toBe(true);
        expect(isTokenForm(token.slice(0, at))).toBe(false);
        expect(isTokenForm(`${token}A`)).toBe(false);
        expect(token.startsWith(beginningOf(token))).toBe(true);
        expect(beginningOf(token)).toHaveLength(14);
      }),
    );
  });

  it.each([
    ['Bearer abc', 'abc'],
    ['bearer  abc ', 'abc'],
    ['BEARER abc def', 'abc def'],
    ['Bearer', ''],
    ['Bearer ', ''],
    ['Basic abc', null],
    ['Bearers abc', null],
    ['', null],
    [null, null],
  ])('is read from %j', (header, expected) => {
    expect(bearerToken(header)).toBe(expected);
  });
});
