import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFullPageLoad, loaderLeavesAt, loaderParallax, shouldShowLoader } from './loader';

const load = { isFullPageLoad: true, prefersReducedMotion: false };

describe('whether the loader shows (docs/reference/screens.md#loader)', () => {
  it.each([
    ['the first visit of a session', { ...load, isFirst: true }, true],
    ['any later one', { ...load, isFirst: false }, false],
    ['a link of the site in a tab of its own', { ...load, isFirst: true, isFullPageLoad: false }, false],
    ['reduced motion', { ...load, isFirst: true, prefersReducedMotion: true }, false],
  ])('%s', (_name, visit, shown) => {
    expect(shouldShowLoader(visit)).toBe(shown);
  });
});

describe('what counts as a visit (docs/reference/screens.md#loader)', () => {
  const origin = 'https://studio.example';

  it.each([
    ['a typed address', 'navigate', '', true],
    ['a link of another site', 'navigate', 'https://museum.example/links', true],
    ['a link of a site whose name only begins alike', 'navigate', 'https://studio.example.org/', true],
    ['a link of this site', 'navigate', 'https://studio.example/works?x=1', false],
    ['a link of this site that says no path', 'navigate', 'https://studio.example', false],
    ['a reload of a page reached by a link of this site', 'reload', 'https://studio.example/works', true],
    ['a way back from another site', 'back_forward', 'https://studio.example/works', true],
  ])('%s', (_name, kind, referrer, expected) => {
    expect(isFullPageLoad({ kind, referrer, origin })).toBe(expected);
  });
});

describe('when the loader fades, to be gone 200 ms later (docs/reference/screens.md#loader)', () => {
  it.each([
    ['ready at once', 0, 300],
    ['ready at 300', 300, 300],
    ['ready at 301', 301, 301],
    ['ready at 800', 800, 800],
    ['ready at 9 s', 9_000, 5_000],
    ['never ready', null, 5_000],
  ])('%s', (_name, readyAt, leavesAt) => {
    expect(loaderLeavesAt(1_000, readyAt === null ? null : 1_000 + readyAt)).toBe(1_000 + leavesAt);
  });
});

describe('the parallax (docs/reference/screens.md#loader)', () => {
  const viewport = { width: 1_000, height: 500 };

  it.each([
    ['before 5 s', 4_999, { x: 0, y: 0 }, { x: 0, y: 0 }],
    ['pointer at the top left', 5_000, { x: 0, y: 0 }, { x: 30, y: 30 }],
    ['pointer at the bottom right', 5_000, { x: 1_000, y: 500 }, { x: -30, y: -30 }],
    ['pointer in the middle', 5_000, { x: 500, y: 250 }, { x: 0, y: 0 }],
    ['pointer outside', 5_000, { x: 9_000, y: 250 }, { x: -30, y: 0 }],
  ])('%s', (_name, shownFor, pointer, offset) => {
    expect(loaderParallax(shownFor, pointer, viewport)).toEqual(offset);
  });

  it('never moves by more than 30 px, and never with the pointer', () => {
    const number = fc.double({ noNaN: true, min: -1e6, max: 1e6 });
    fc.assert(
      fc.property(number, number, fc.nat(5_000), fc.nat(5_000), (x, y, width, height) => {
        const offset = loaderParallax(6_000, { x, y }, { width, height });
        expect(Math.abs(offset.x)).toBeLessThanOrEqual(30);
        expect(Math.abs(offset.y)).toBeLessThanOrEqual(30);
        expect(offset.x * (x - width / 2)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('stays put in a window without extent', () => {
    expect(loaderParallax(6_000, { x: 1, y: 1 }, { width: 0, height: 0 })).toEqual({ x: 0, y: 0 });
  });
});
