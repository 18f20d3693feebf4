import { describe, expect, it } from 'vitest';
import type { Migration } from './answers';
import { migrateStored, upgradeTo } from './migrate';

/** `words` became `text`, and then a list. */
const MIGRATIONS: Migration[] = [
  {
    to: 2,
    example: { words: 'a' },
    up: ({ words, ...rest }) => ({ ...rest, text: words }),
    down: ({ text, ...rest }) => ({ ...rest, words: text }),
  },
  {
    to: 3,
    example: { text: 'a' },
    up: ({ text, ...rest }) => ({ ...rest, items: [{ text }] }),
    down: ({ items, ...rest }) => ({ ...rest, text: (items as { text: string }[])[0]?.text }),
  },
];

describe('stored properties in another version', () => {
  it.each([
    [1, 3, { words: 'a' }, { items: [{ text: 'a' }] }],
    [1, 2, { words: 'a' }, { text: 'a' }],
    [2, 3, { text: 'a' }, { items: [{ text: 'a' }] }],
    [3, 1, { items: [{ text: 'a' }] }, { words: 'a' }],
    [3, 2, { items: [{ text: 'a' }] }, { text: 'a' }],
    [2, 2, { text: 'a' }, { text: 'a' }],
  ])('from %i to %i', (from, to, props, expected) => {
    const kept = { since: 1 };
    const stored = { props: { ...kept, ...props }, look: { width: 'wide' } };
    const migrated = { ...stored, props: { ...kept, ...expected } };
    expect(migrateStored(MIGRATIONS, stored, { from, to })).toEqual(migrated);
  });
});

describe('a property that became a setting of the look', () => {
  const kind = { version: 2, migrations: [{ to: 2, example: {}, toLook: ['formats'] }] };

  it.each([
    ['is said there', { formats: 'cells' }, undefined, { formats: 'cells' }],
    ['beside what is said', { formats: 'cells' }, { width: 'edge' }, { formats: 'cells', width: 'edge' }],
    ['unless the look says it already', { formats: 'cells' }, { formats: 'rows' }, { formats: 'rows' }],
    ['not where nothing was said', {}, undefined, undefined],
    ['nor what is no name of a value', { formats: 7 }, undefined, undefined],
  ])('%s', (_what, props, look, expected) => {
    const stored = { id: 'b', props: { columns: 2, ...props }, ...(look && { look }) };
    const upgraded = { id: 'b', version: 2, props: { columns: 2 }, ...(expected && { look: expected }) };
    expect(upgradeTo(kind, stored)).toEqual(upgraded);
  });

  it('comes back for the version before', () => {
    const stored = { props: { columns: 2 }, look: { formats: 'cells', width: 'edge' } };
    const before = { props: { columns: 2, formats: 'cells' }, look: { width: 'edge' } };
    expect(migrateStored(kind.migrations, stored, { from: 2, to: 1 })).toEqual(before);
  });
});

describe('a stored block in the version of its kind', () => {
  const kind = { version: 3, migrations: MIGRATIONS };
  const now = { id: 'b', version: 3, props: { items: [{ text: 'a' }] } };

  it.each([
    ['the first version, which says no number', { id: 'b', props: { words: 'a' } }],
    ['the second', { id: 'b', version: 2, props: { text: 'a' } }],
  ])('of %s is brought up', (_what, stored) => {
    expect(upgradeTo(kind, stored)).toEqual(now);
  });

  it.each([
    ['this version', now],
    ['a newer release', { id: 'b', version: 4, props: { unheard: 'of' } }],
    ['a version that is no number', { id: 'b', version: '2', props: { text: 'a' } }],
  ])('of %s stays the same object', (_what, stored) => {
    expect(upgradeTo(kind, stored)).toBe(stored);
  });

  it.each([{ id: 'b' }, { id: 'b', props: 7 }])(
    'without properties, such as %j, counts as one of this version',
    (stored) => {
      expect(upgradeTo(kind, stored)).toEqual({ ...stored, version: 3 });
    },
  );

  it('of a kind that never changed stays the same object, without a number', () => {
    const stored = { id: 'b', props: {} };
    expect(upgradeTo({ version: 1, migrations: [] }, stored)).toBe(stored);
  });
});
