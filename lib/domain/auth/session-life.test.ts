import { describe, expect, it } from 'vitest';
import { isSessionAlive, sessionEnd } from './session-life';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number, ms = 0) => new Date(NOW.getTime() - days * DAY_MS + ms);

describe('the life of a session (security A-10)', () => {
  it.each([
    ['fresh', daysAgo(0), daysAgo(0), null, true],
    ['unused for just under 14 days', daysAgo(20), daysAgo(14, 1), null, true],
    ['unused for 14 days', daysAgo(20), daysAgo(14), null, false],
    ['used today, just under 30 days old', daysAgo(30, 1), daysAgo(0), null, true],
    ['used today, 30 days old', daysAgo(30), daysAgo(0), null, false],
    ['revoked', daysAgo(1), daysAgo(0), daysAgo(0), false],
  ])('%s', (_name, createdAt, lastUsedAt, revokedAt, expected) => {
    expect(isSessionAlive({ createdAt, lastUsedAt, revokedAt }, NOW)).toBe(expected);
  });

  it('ends at the earlier of the two', () => {
    expect(sessionEnd({ createdAt: daysAgo(0), lastUsedAt: daysAgo(0) })).toEqual(daysAgo(-14));
    expect(sessionEnd({ createdAt: daysAgo(20), lastUsedAt: daysAgo(0) })).toEqual(daysAgo(-10));
  });
});
