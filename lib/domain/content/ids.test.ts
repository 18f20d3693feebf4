import { describe, expect, it } from 'vitest';
import { idsOf, makeId } from './ids';
import { normaliseContent } from './normalise';

describe('ids (docs/reference/editing.md#ids; security D-6)', () => {
  it('are the kind and the timestamp', () => {
    expect(makeId('section', 1_790_000_000_000, new Set())).toBe('section-1790000000000');
    expect(makeId('block', 5, new Set(['section-5']))).toBe('block-5');
  });

  it('stay distinct when ten are made in one millisecond', () => {
    const taken = new Set<string>();
    for (let count = 0; count < 10; count += 1) taken.add(makeId('block', 7, taken));
    expect(taken.size).toBe(10);
  });

  it('are collected from sections and blocks alike', () => {
    const content = normaliseContent({ sections: [{ id: 'a', blocks: [{ id: 'b' }] }, { id: 'c' }] });
    expect([...idsOf(content)]).toEqual(['a', 'b', 'c']);
  });
});
