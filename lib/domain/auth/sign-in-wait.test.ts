import { describe, expect, it } from 'vitest';
import { isUnderAttack, type SignInAttempt, signInWait } from './sign-in-wait';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const me = { account: 'ada', address: 'home', knownBy: null };
const known = { ...me, knownBy: 'address' } as const;
const device = { ...me, address: 'phone', knownBy: 'device' } as const;

/** This many failures, a millisecond apart, the last one `ago` milliseconds ago. */
const failures = (count: number, ago: number, rest: Partial<SignInAttempt> = {}): SignInAttempt[] =>
  Array.from({ length: count }, (_, index) => ({
    account: 'ada',
    address: 'home',
    at: NOW - ago - (count - 1 - index),
    ...rest,
  }));

describe('signInWait (security A-2)', () => {
  it.each([
    ['nothing yet', [], me, 0],
    ['four failures', failures(4, 0), me, 0],
    ['five failures: a second from the last', failures(5, 0), me, 1000],
    ['of which some has passed', failures(5, 400), me, 600],
    ['six: twice as long', failures(6, 0), me, 2000],
    ['nine', failures(9, 0), me, 16_000],
    ['waited for', failures(9, 20_000), me, 0],
    ['ten from one address: until the first is five minutes old', failures(10, 0), known, 5 * MINUTE - 9],
    ['that long ago', failures(10, 5 * MINUTE), known, 0],
    ['nine from a known address', failures(9, 0), known, 0],
    ['another account, other addresses', failures(9, 0, { account: 'bob', address: 'elsewhere' }), me, 0],
    ['the account from elsewhere', failures(9, 0, { address: 'elsewhere' }), me, 16_000],
    ['the account from elsewhere, to a known address', failures(90, 0, { address: 'elsewhere' }), known, 0],
    ['never longer than a quarter of an hour', failures(90, 0, { address: 'elsewhere' }), me, 15 * MINUTE],
    ['a day old', failures(90, 24 * 60 * MINUTE, { address: 'elsewhere' }), me, 0],
    ['the whole site', failures(110, 0, { account: 'bob', address: 'elsewhere' }), me, 2000],
    [
      'the whole site, at most a minute',
      failures(900, 0, { account: 'bob', address: 'elsewhere' }),
      me,
      MINUTE,
    ],
    [
      'the whole site, to a known address',
      failures(900, 0, { account: 'bob', address: 'elsewhere' }),
      known,
      0,
    ],
    ['all of that, to a known device', failures(900, 0), device, 0],
    ['four failures of a known device', failures(4, 0, { address: 'phone' }), device, 0],
    ['six of them', failures(6, 0, { address: 'phone' }), device, 2000],
    ['ten of them', failures(10, 0, { address: 'phone' }), device, 5 * MINUTE - 9],
    ['ninety of them', failures(90, 0, { address: 'phone' }), device, 15 * MINUTE],
  ])('%s', (_name, attempts, candidate, expected) => {
    expect(signInWait(attempts, candidate, NOW).ms).toBe(expected);
  });

  it('does not depend on the order in which attempts are read', () => {
    expect(signInWait(failures(10, 0).reverse(), me, NOW)).toEqual(signInWait(failures(10, 0), me, NOW));
  });

  it.each([
    ['the address', failures(10, 0), known, 'address'],
    ['the account', failures(6, 0, { address: 'elsewhere' }), me, 'account'],
    ['the site', failures(110, 0, { account: 'bob', address: 'elsewhere' }), me, 'site'],
  ])('says that it is %s that is held up', (_name, attempts, candidate, expected) => {
    expect(signInWait(attempts, candidate, NOW).by).toBe(expected);
  });

  it('tells an attack from a forgetful owner', () => {
    expect(isUnderAttack(failures(100, 0), NOW)).toBe(false);
    expect(isUnderAttack(failures(101, 0), NOW)).toBe(true);
    expect(isUnderAttack(failures(101, 60 * MINUTE), NOW)).toBe(false);
  });
});
