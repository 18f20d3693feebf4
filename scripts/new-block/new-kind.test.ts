import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OWN_BLOCKS } from '@/own-blocks/definitions';
import { newKind } from './new-kind';
import { registeredKinds, registries } from './registries';

const EMPTY = registries([])['own-blocks/definitions.ts'] ?? '';
const known = { definitions: EMPTY, kinds: ['Quote', 'MediaObject'] };

describe('a new kind of block', () => {
  it('is registered beside those that there are, each once', () => {
    const first = newKind('Timeline', known)['own-blocks/definitions.ts'] ?? '';
    const both = newKind('ArtFair', { definitions: first, kinds: ['Timeline'] });
    const definitions = both['own-blocks/definitions.ts'] ?? '';
    expect(registeredKinds(definitions).map(({ kind }) => kind)).toEqual(['ArtFair', 'Timeline']);
    expect(both['own-blocks/styles.css']).toContain(
      '"./art-fair/art-fair.css";\n@import "./timeline/timeline.css"',
    );
  });

  it.each([
    ['Quote', 'There is a kind of block called Quote already'],
    ['mediaObject', 'write it like ArtFair'],
    ['../Timeline', 'write it like ArtFair'],
    ['', 'write it like ArtFair'],
  ])('%j: %s', (name, reason) => {
    expect(() => newKind(name, known)).toThrow(reason);
  });
});

it('the registries of this site are as the generator writes them', () => {
  const kinds = registeredKinds(readFileSync('own-blocks/definitions.ts', 'utf8'));
  expect(kinds.map(({ kind }) => kind)).toEqual(Object.keys(OWN_BLOCKS));
  for (const [path, text] of Object.entries(registries(kinds)))
    expect(readFileSync(path, 'utf8'), path).toBe(text);
});
