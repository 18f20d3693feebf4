import { describe, expect, it } from 'vitest';
import { content } from '@/tests/factories/sample-content';
import { findSelected, stepFrom } from './selected';

/** On `s1[q h x] s2[g] s3[]`. */
const at = (id: string) => findSelected(content, { blockId: id, sectionId: id });

describe('findSelected', () => {
  it.each([
    ['a block', 'h', 'block', 1, 3],
    ['a section', 's3', 'section', 2, 3],
  ])('%s has its place in the whole page', (_name, id, kind, index, count) => {
    expect(at(id)).toMatchObject({ kind, id, index, count });
  });

  it('is nothing where it has gone', () => {
    expect(at('gone')).toBeNull();
  });
});

describe('stepFrom', () => {
  it.each([
    ['to the next block', 'q', 'down', 'h'],
    ['across the end of a section', 'x', 'down', 'g'],
    ['and back', 'g', 'up', 'x'],
    ['to an empty section', 'g', 'down', 's3'],
    ['from section to section', 's2', 'up', 's1'],
    ['not before the beginning', 'q', 'up', undefined],
    ['not behind the end', 's3', 'down', undefined],
  ] as const)('%s', (_name, from, direction, expected) => {
    expect(stepFrom(content, at(from), direction)?.id).toBe(expected);
  });

  it.each([
    ['down', 'q'],
    ['up', 's3'],
  ] as const)('begins at an end of the page when nothing is selected: %s', (direction, expected) => {
    expect(stepFrom(content, null, direction)?.id).toBe(expected);
  });
});
