import { describe, expect, it } from 'vitest';
import { isBackingUp, isBackupDue, isTrialDue } from './schedule';

const NOW = new Date('2026-11-28T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const ended = (hours: number, problem: string | null = null) => ({
  startedAt: hoursAgo(hours),
  beatAt: hoursAgo(hours),
  endedAt: hoursAgo(hours - 0.1),
  problem,
});
/** Begun so long ago, and last heard of a little later. */
const begun = (hours: number, silentMinutes = 2) => ({
  ...{ startedAt: hoursAgo(hours), beatAt: hoursAgo(silentMinutes / 60), endedAt: null, problem: null },
});

describe('isBackupDue', () => {
  it.each([
    ['an untouched site', { lastAt: null, lastChangeAt: null, run: null }, false],
    ['a first change', { lastAt: null, lastChangeAt: hoursAgo(1), run: null }, true],
    ['23 hours after the last', { lastAt: hoursAgo(23), lastChangeAt: hoursAgo(1), run: ended(23) }, false],
    ['a day after the last', { lastAt: hoursAgo(24), lastChangeAt: hoursAgo(99), run: ended(24) }, true],
    ['while one is made', { lastAt: null, lastChangeAt: hoursAgo(9), run: begun(5) }, false],
    ['after one whose server died', { lastAt: null, lastChangeAt: hoursAgo(9), run: begun(1, 3) }, true],
    ['just after a failure', { lastAt: null, lastChangeAt: hoursAgo(9), run: ended(0.5, 'noRoom') }, false],
    [
      'an hour after one that was asked for failed, though today has one',
      { lastAt: hoursAgo(3), lastChangeAt: null, run: ended(1, 'noRoom') },
      true,
    ],
    ['an hour after it', { lastAt: null, lastChangeAt: hoursAgo(9), run: ended(1, 'noRoom') }, true],
  ])('%s', (_, facts, expected) => {
    expect(isBackupDue(facts, NOW)).toBe(expected);
  });
});

it('is being made from its claim to its end, unless it was lost', () => {
  expect([null, begun(9), begun(9, 3), ended(1)].map((run) => isBackingUp(run, NOW))).toEqual([
    ...[false, true, false, false],
  ]);
});

it('is tried at first, then once a week, and again after a bad one', () => {
  const trials = [null, ...[167, 168].map((hours) => ({ at: hoursAgo(hours), isGood: true }))];
  expect(trials.map((trial) => isTrialDue(trial, NOW))).toEqual([true, false, true]);
  expect(isTrialDue({ at: hoursAgo(1), isGood: false }, NOW)).toBe(true);
});
