import { describe, expect, it } from 'vitest';
import { kindsNaming, othersNear } from './related-pages';

const works = Array.from({ length: 12 }, (_, at) => ({ path: `/w/${at}` }));
const paths = (found: { path: string }[]) => found.map(({ path }) => Number(path.slice(3)));

describe('othersNear', () => {
  it('goes on after the work, and begins again', () => {
    expect(paths(othersNear(works, '/w/9'))).toEqual([10, 11, 0, 1, 2, 3, 4, 5]);
    expect(paths(othersNear(works.slice(0, 3), '/w/1'))).toEqual([2, 0]);
  });

  it('begins with the first where the work is not among them', () => {
    expect(paths(othersNear(works, '/elsewhere'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(othersNear([{ path: '/w/0' }], '/w/0')).toEqual([]);
  });
});

describe('kindsNaming', () => {
  it('asks nothing about plain pages', () => {
    expect(kindsNaming('plain')).toEqual([]);
    expect(kindsNaming('work')).toContain('exhibition');
  });
});
