import { describe, expect, it } from 'vitest';
import { content, outline } from '@/tests/factories/sample-content';
import { createBlock } from '../blocks';
import { clipOf, pasteCommand, readClip } from './clipboard';
import { applyCommand } from './commands';

const block = (blockId: string) => clipOf(content, { blockId, sectionId: null });
const section = (sectionId: string) => clipOf(content, { blockId: null, sectionId });
const pasted = (clip: ReturnType<typeof clipOf>, position: Parameters<typeof pasteCommand>[2]) => {
  return clip && applyCommand(content, pasteCommand(clip, content, position, 7));
};

describe('clipOf and readClip (docs/reference/editing.md#sections-and-blocks)', () => {
  it.each([
    ['a block', block('h')],
    ['a section', section('s2')],
  ])('%s comes back from where it was kept', (_name, clip) => {
    expect(clip).not.toBeNull();
    expect(readClip(JSON.stringify(clip))).toEqual(clip);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else', '{"kind":"slide"}'],
    ['a block without an id', '{"kind":"block","block":{"component":"Quote"}}'],
    ['a kind that this release does not know', JSON.stringify(block('x'))],
    [
      'a refused address',
      '{"kind":"block","block":{"id":"b","component":"Video","props":{"url":"javascript:alert(1)"}}}',
    ],
    [
      'two blocks of one id',
      '{"kind":"section","section":{"id":"s","blocks":[{"id":"b","component":"Quote"},{"id":"b","component":"Quote"}]}}',
    ],
  ])('%s is no clip', (_name, kept) => {
    expect(readClip(kept)).toBeNull();
  });

  it('copies nothing that is not on the page', () => {
    expect(clipOf(content, { blockId: 'gone', sectionId: null })).toBeNull();
  });
});

describe('pasteCommand', () => {
  it.each([
    ['behind a block', block('q'), { sectionId: 's1', after: 'h' }, 's1[q h block-7 x] s2[g] s3[]'],
    ['at the beginning', block('q'), { sectionId: 's2', after: null }, 's1[q h x] s2[block-7 g] s3[]'],
    ['in an empty section', block('q'), { sectionId: 's3' }, 's1[q h x] s2[g] s3[block-7]'],
    [
      'a section behind another',
      section('s1'),
      { sectionId: 's2', after: 'g' },
      's1[q h x] s2[g] section-7[block-7 block-7-2 block-7-3] s3[]',
    ],
    ['a block on its own', block('q'), null, 's1[q h x] s2[g] s3[] section-7[block-7]'],
    ['a section at the end', section('s3'), null, 's1[q h x] s2[g] s3[] section-7[]'],
  ])('%s', (_name, clip, position, expected) => {
    const result = pasted(clip, position);
    expect(result && outline(result)).toBe(expected);
  });

  it('gives a block that has no id yet one of its own, and its section another', () => {
    const fresh = { kind: 'block' as const, block: createBlock('Quote', '') };
    const bare = { sections: [] };
    expect(outline(applyCommand(bare, pasteCommand(fresh, bare, null, 7)))).toBe('section-7[block-7]');
  });
});
