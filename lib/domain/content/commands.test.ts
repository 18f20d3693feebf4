import { describe, expect, it } from 'vitest';
import { blockOf, content, outline, section } from '@/tests/factories/sample-content';
import { createBlock } from '../blocks';
import { applyCommand, type Command } from './commands';

describe('applyCommand: sections (docs/reference/saving-and-merging.md#working-copy)', () => {
  it.each<[string, Command, string]>([
    ['add at the end', { type: 'add-section', section: section('n') }, 's1[q h x] s2[g] s3[] n[]'],
    [
      'add at the beginning',
      { type: 'add-section', section: section('n'), after: null },
      'n[] s1[q h x] s2[g] s3[]',
    ],
    [
      'add after another',
      { type: 'add-section', section: section('n', 'm'), after: 's1' },
      's1[q h x] n[m] s2[g] s3[]',
    ],
    ['remove', { type: 'remove-section', sectionId: 's1' }, 's2[g] s3[]'],
    ['move up', { type: 'move-section', sectionId: 's2', direction: 'up' }, 's2[g] s1[q h x] s3[]'],
    ['move down', { type: 'move-section', sectionId: 's2', direction: 'down' }, 's1[q h x] s3[] s2[g]'],
    ['place', { type: 'place-section', sectionId: 's3', after: null }, 's3[] s1[q h x] s2[g]'],
    [
      'duplicate, the copy below the original',
      { type: 'duplicate-section', sectionId: 's2', ids: { s2: 'n', g: 'm' } },
      's1[q h x] s2[g] n[m] s3[]',
    ],
  ])('%s', (_name, command, expected) => {
    expect(outline(applyCommand(content, command))).toBe(expected);
  });

  it('renames', () => {
    const renamed = applyCommand(content, { type: 'rename-section', sectionId: 's2', name: 'Zwei' });
    expect(renamed.sections.map(({ name }) => name)).toEqual(['One', 'Zwei', 'Three']);
  });
});

describe('applyCommand: blocks (docs/reference/saving-and-merging.md#working-copy)', () => {
  const block = createBlock('Quote', 'n');

  it.each<[string, Command, string]>([
    ['add at the end', { type: 'add-block', sectionId: 's3', block }, 's1[q h x] s2[g] s3[n]'],
    [
      'add after another',
      { type: 'add-block', sectionId: 's1', block, after: 'q' },
      's1[q n h x] s2[g] s3[]',
    ],
    ['remove', { type: 'remove-block', blockId: 'h' }, 's1[q x] s2[g] s3[]'],
    ['remove an unknown kind', { type: 'remove-block', blockId: 'x' }, 's1[q h] s2[g] s3[]'],
    ['move up', { type: 'move-block', blockId: 'h', direction: 'up' }, 's1[h q x] s2[g] s3[]'],
    ['move down', { type: 'move-block', blockId: 'h', direction: 'down' }, 's1[q x h] s2[g] s3[]'],
    [
      'place within its section',
      { type: 'place-block', blockId: 'x', sectionId: 's1', after: null },
      's1[x q h] s2[g] s3[]',
    ],
    [
      'place in another section',
      { type: 'place-block', blockId: 'q', sectionId: 's2', after: 'g' },
      's1[h x] s2[g q] s3[]',
    ],
    [
      'place in an empty section',
      { type: 'place-block', blockId: 'q', sectionId: 's3' },
      's1[h x] s2[g] s3[q]',
    ],
    [
      'duplicate, the copy below the original',
      { type: 'duplicate-block', blockId: 'q', id: 'n' },
      's1[q n h x] s2[g] s3[]',
    ],
  ])('%s', (_name, command, expected) => {
    expect(outline(applyCommand(content, command))).toBe(expected);
  });

  it('duplicates everything but the id', () => {
    const copied = applyCommand(content, { type: 'duplicate-block', blockId: 'q', id: 'n' });
    expect(blockOf(copied, 'n')).toEqual({ ...blockOf(content, 'q'), id: 'n' });
  });
});
