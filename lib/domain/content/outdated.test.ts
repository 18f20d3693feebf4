import { describe, expect, it } from 'vitest';
import { createBlock } from '../blocks';
import type { Block } from './model';
import { blocksById, isOutdated, unchangedSince } from './outdated';

const text = (id: string, content: string): Block => ({ ...createBlock('RichText', id), props: { content } });
const page = (...blocks: Block[]) => ({ sections: [{ id: 's', name: '', attributes: [], blocks }] });

describe('what of a translation is to be looked at again (issue 5, point 10)', () => {
  it.each([
    ['another one now', text('a', 'new'), text('a', 'old'), true],
    ['the same', text('a', 'old'), text('a', 'old'), false],
    ['not there then', text('a', 'new'), undefined, false],
    ['there no more', undefined, text('a', 'old'), false],
  ])('%s', (_what, now, then, expected) => {
    expect(isOutdated(now, then)).toBe(expected);
  });

  it('follows each block back to where it became what it is', () => {
    const blocks = blocksById(page(text('a', '1'), text('b', '2'), text('c', '3')));
    const older = page(text('b', '2'), text('a', 'x'));
    expect([...unchangedSince(blocks, older).keys()]).toEqual(['b']);
  });
});
