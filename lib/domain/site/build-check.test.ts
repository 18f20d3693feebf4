import { describe, expect, it } from 'vitest';
import { isFailedPart, shouldReloadForPart } from './build-check';

describe('the guarded reload when a part fails to load (10 second window)', () => {
  it.each([
    ['the first failure', null, 50_000, true],
    ['a second one at once', 50_000, 50_000, false],
    ['a second one after 9,999 ms', 50_000, 59_999, false],
    ['a second one after 10,000 ms', 50_000, 60_000, true],
    ['a clock set back a little', 50_000, 49_000, false],
    ['a clock set back a lot', 50_000, 1_000, true],
  ])('%s', (_name, lastReloadAt, now, reloads) => {
    expect(shouldReloadForPart(lastReloadAt, now)).toBe(reloads);
  });

  it.each([
    [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    [new Error('Failed to load chunk /_next/static/chunks/1ab.js from module 22'), true],
    [new Error('Loading CSS chunk 7 failed.'), true],
    [new TypeError('Failed to fetch dynamically imported module: https://x/y.js'), true],
    [new TypeError('error loading dynamically imported module'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new TypeError('Failed to fetch'), false],
    [new Error('The slides are gone'), false],
    ['ChunkLoadError', false],
    [null, false],
  ])('%s is a part that failed: %s', (error, expected) => {
    expect(isFailedPart(error)).toBe(expected);
  });
});
