import { expect, it } from 'vitest';
import { content } from '@/tests/factories/sample-content';
import { outlineRows } from './outline-rows';

const reported = (folded: string[]) =>
  outlineRows(content, new Set(folded)).map(
    ({ kind, id, place, count }) => `${kind} ${id} ${place}/${count}`,
  );

it('a page is its sections and what is in them', () => {
  expect(reported([])).toEqual([
    'section s1 1/3',
    'block q 1/3',
    'block h 2/3',
    'block x 3/3',
    'section s2 2/3',
    'block g 1/1',
    'section s3 3/3',
  ]);
});

it('a folded section is a line', () => {
  expect(reported(['s1'])).toEqual(['section s1 1/3', 'section s2 2/3', 'block g 1/1', 'section s3 3/3']);
});
