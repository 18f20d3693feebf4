import { describe, expect, it } from 'vitest';
import { type StatusFacts, WARNINGS, warningsOf } from './warnings';

const GIGABYTE = 2 ** 30;
const NOW = new Date('2026-11-28T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const WELL: StatusFacts = {
  disk: { size: 100 * GIGABYTE, free: 50 * GIGABYTE },
  hasUnnamedProxy: false,
  backup: { at: daysAgo(1), missing: 0 },
  automatic: { hasFailed: false, isUnusable: false },
  lastChangeAt: daysAgo(0),
  mail: { hasProblem: false, waiting: 0, failed: 0 },
  webhooksGivenUp: 0,
};

describe('warningsOf', () => {
  it('has nothing to say where all is well', () => {
    expect(warningsOf(WELL, NOW)).toEqual([]);
    expect(warningsOf({ ...WELL, disk: null }, NOW)).toEqual([]);
  });

  it.each([
    [0.16, []],
    [0.15, ['diskFilling']],
    [0.009, ['diskLow']],
    [0.002, ['diskClosed']],
    [0.000_03, ['diskFull']],
  ])('with a share of %s of the disk free: %j', (share, expected) => {
    const size = 100 * GIGABYTE;
    expect(warningsOf({ ...WELL, disk: { size, free: size * share } }, NOW)).toEqual(expected);
  });

  it.each([
    ['never made, and nothing was ever changed', null, null, []],
    ['never made', null, daysAgo(0), ['backupNever']],
    ['a week old', { at: daysAgo(7), missing: 0 }, daysAgo(0), []],
    ['eight days old', { at: daysAgo(8), missing: 0 }, daysAgo(0), ['backupOld']],
    ['a year old, of all there is', { at: daysAgo(365), missing: 0 }, daysAgo(366), []],
    ['without some files', { at: daysAgo(1), missing: 2 }, daysAgo(0), ['backupIncomplete']],
  ])('a backup %s', (_, backup, lastChangeAt, expected) => {
    expect(warningsOf({ ...WELL, backup, lastChangeAt }, NOW)).toEqual(expected);
  });

  it('an automatic backup that failed, of a site without any, too', () => {
    const automatic = { hasFailed: true, isUnusable: false };
    expect(warningsOf({ ...WELL, backup: null, automatic }, NOW)).toEqual(['backupFailed', 'backupNever']);
  });

  it.each([
    [{ hasProblem: true, waiting: 0, failed: 0 }, []],
    [{ hasProblem: true, waiting: 1, failed: 0 }, ['mailStuck']],
    [{ hasProblem: false, waiting: 1, failed: 2 }, ['mailFailed']],
  ])('mail of %j', (mail, expected) => {
    expect(warningsOf({ ...WELL, mail }, NOW)).toEqual(expected);
  });

  it('names the most urgent first', () => {
    const worst: StatusFacts = {
      disk: { size: GIGABYTE, free: 0 },
      hasUnnamedProxy: true,
      backup: { at: daysAgo(30), missing: 1 },
      automatic: { hasFailed: true, isUnusable: true },
      lastChangeAt: NOW,
      mail: { hasProblem: true, waiting: 3, failed: 1 },
      webhooksGivenUp: 1,
    };
    const said = warningsOf(worst, NOW);
    expect(said).toEqual([
      'diskFull',
      'proxyUnnamed',
      'backupUnusable',
      'backupFailed',
      'backupIncomplete',
      'backupOld',
      'mailStuck',
      'mailFailed',
      'webhookGivenUp',
    ]);
    expect(said).toEqual(WARNINGS.filter((warning) => said.includes(warning)));
  });
});
