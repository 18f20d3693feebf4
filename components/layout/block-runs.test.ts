import { expect, test } from 'vitest';
import { createBlock } from '@/lib/domain/blocks';
import { runsOf } from './block-runs';

test('quotes that follow one another stand together, and one by itself as they do', () => {
  const blocks = (['Quote', 'MediaObject', 'RichText', 'Quote', 'Quote'] as const).map((kind, at) =>
    createBlock(kind, `b-${at}`),
  );
  const runs = runsOf(blocks).map(({ blocks: own, ...run }) => [own.map(({ id }) => id), run]);
  expect(runs).toEqual([
    [['b-0'], { gathersAs: 'quotes', start: 0, nth: 0 }],
    [['b-1', 'b-2'], { gathersAs: undefined, start: 1, nth: 0 }],
    [['b-3', 'b-4'], { gathersAs: 'quotes', start: 3, nth: 1 }],
  ]);
  expect(runsOf([])).toEqual([]);
});
