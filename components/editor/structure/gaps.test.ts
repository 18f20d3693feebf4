import { describe, expect, it } from 'vitest';
import { content } from '@/tests/factories/sample-content';
import { gapsForBlocks, gapsForSections, nearestGap } from './gaps';

/** The tops of `s1[q h x] s2[g] s3[]`, each ten high with a gap of ten. */
const TOPS: Record<string, number> = { q: 0, h: 20, x: 40, g: 100 };
const SECTIONS: Record<string, number> = { s1: 0, s2: 100, s3: 200 };
const at = (top: number | undefined) =>
  top === undefined ? null : { top, left: 50, width: 100, height: 10 };
const blocks = gapsForBlocks(
  content,
  (id) => at(TOPS[id]),
  (id) => at(SECTIONS[id]),
);
const reported = (gaps: typeof blocks) =>
  gaps.map(({ sectionId, after, line }) => `${sectionId}>${after}@${line.top}`);

describe('gaps', () => {
  it('lie before, between and behind the blocks, and in an empty section', () => {
    expect(reported(blocks)).toEqual([
      's1>null@-6',
      's1>q@15',
      's1>h@35',
      's1>x@56',
      's2>null@94',
      's2>g@116',
      's3>null@205',
    ]);
  });

  it('name the neighbours of the whole page while a filter hides some', () => {
    const shown = gapsForBlocks(
      content,
      (id) => (id === 'x' ? at(0) : null),
      (id) => (id === 's1' ? at(0) : null),
    );
    expect(reported(shown)).toEqual(['s1>h@-6', 's1>x@16']);
  });

  it('are not looked for in a section that is far away', () => {
    const near = gapsForBlocks(
      content,
      (id) => at(TOPS[id]),
      (id) => (id === 's2' ? at(100) : null),
    );
    expect(reported(near)).toEqual(['s2>null@94', 's2>g@116']);
  });

  it('lie between sections', () => {
    const gaps = gapsForSections(content, (id) => at(SECTIONS[id]));
    expect(reported(gaps)).toEqual(['null>null@-6', 'null>s1@55', 'null>s2@155', 'null>s3@216']);
  });

  it.each([
    ['over all', 60, -500, 0],
    ['between two', 60, 22, 1],
    ['far to the side', 900, 36, 2],
    ['in the empty section', 60, 190, 6],
  ])('nearest %s', (_name, x, y, expected) => {
    expect(nearestGap(blocks, x, y)).toBe(expected);
  });

  it('is none on a page without any', () => {
    expect(nearestGap([], 0, 0)).toBe(-1);
  });
});
