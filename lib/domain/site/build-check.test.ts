import { describe, expect, it } from 'vitest';
import { shouldReloadForBuild, shouldReloadForChunk } from './build-check';

describe('the build check (specification §2.1, §9)', () => {
  it.each([
    ['the same build', 'a', 'a', false, false],
    ['a new build', 'a', 'b', false, true],
    ['a new build with unsaved work', 'a', 'b', true, false],
  ])('%s', (_name, runningBuild, latestBuild, hasUnsavedChanges, reloads) => {
    expect(shouldReloadForBuild({ runningBuild, latestBuild, hasUnsavedChanges })).toBe(reloads);
  });
});

describe('the guarded reload on chunk failure (specification §2.1, §9: 10 second window)', () => {
  it.each([
    ['the first failure', null, 50_000, false, true],
    ['a second one at once', 50_000, 50_000, false, false],
    ['a second one after 9,999 ms', 50_000, 59_999, false, false],
    ['a second one after 10,000 ms', 50_000, 60_000, false, true],
    ['a clock set back a little', 50_000, 49_000, false, false],
    ['a clock set back a lot', 50_000, 1_000, false, true],
    ['unsaved work', null, 50_000, true, false],
  ])('%s', (_name, lastReloadAt, now, hasUnsavedChanges, reloads) => {
    expect(shouldReloadForChunk({ lastReloadAt, now, hasUnsavedChanges })).toBe(reloads);
  });
});
