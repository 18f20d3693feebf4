import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../json';
import { normaliseAttributes, normaliseContent } from './normalise';

const UNKNOWN = {
  id: 'block-9',
  component: 'Hologram',
  props: { beam: [1, { a: null }] },
  extra: { b: true },
};

describe('normaliseContent: defaults (docs/reference/editing.md#sections-and-blocks)', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
    ['no sections', { sections: null }],
  ])(
    '%s is an empty list of sections (docs/reference/saving-and-merging.md#working-copy)',
    (_name, stored) => {
      expect(normaliseContent(stored)).toEqual({ sections: [] });
    },
  );

  it('names a section and a block that are not named', () => {
    const { sections } = normaliseContent({ sections: [{ blocks: [{}] }] });
    expect(sections).toEqual([
      {
        id: 'section-at-1',
        name: 'Unnamed Section',
        attributes: [],
        blocks: [{ id: 'block-at-1-1', component: 'Unknown' }],
      },
    ]);
  });

  it('fills in the lists of a known block, not its properties', () => {
    const { sections } = normaliseContent({
      sections: [{ blocks: [{ id: 'b', component: 'MediaObject' }] }],
    });
    expect(sections[0]?.blocks[0]).toEqual({
      id: 'b',
      component: 'MediaObject',
      props: {},
      attributes: {},
      blockAttributes: [],
      itemAttributes: [],
    });
  });

  it('keeps an empty name: somebody wanted it so', () => {
    expect(normaliseContent({ sections: [{ name: '' }] }).sections[0]?.name).toBe('');
  });

  it('gives list items their keys (docs/reference/editing.md#list-items)', () => {
    const stored = {
      sections: [{ blocks: [{ id: 'b', component: 'HeroSlider', props: { slides: [{}, {}] } }] }],
    };
    const slides = normaliseContent(stored).sections[0]?.blocks[0]?.props.slides as { key: string }[];
    expect(new Set(slides.map(({ key }) => key)).size).toBe(2);
  });
});

describe('normaliseContent: nothing stored is dropped (docs/reference/http-api.md#pages)', () => {
  it('keeps a block of an unknown kind byte for byte', () => {
    const stored = { sections: [{ id: 's', name: 'S', attributes: [], blocks: [UNKNOWN] }] };
    expect(JSON.stringify(normaliseContent(stored))).toBe(JSON.stringify(stored));
  });

  it('keeps unknown keys where they stand', () => {
    const stored = {
      theme: 'dark',
      sections: [
        {
          id: 's',
          name: 'S',
          mood: 1,
          attributes: [
            { id: 'year', name: 'Year', slug: 'year', type: 'text', inherited: false, unit: 'AD' },
          ],
          blocks: [
            {
              id: 'b',
              component: 'Quote',
              props: { content: 'a', voice: 'low' },
              attributes: {},
              blockAttributes: [{ id: 'block-a', icon: 'x' }],
              itemAttributes: [],
              pinned: true,
            },
          ],
        },
      ],
    };
    expect(JSON.stringify(normaliseContent(stored))).toBe(JSON.stringify(stored));
  });

  it.each([
    ['content that is text', 'hello', { sections: [], stored: { content: 'hello' } }],
    ['sections that are no list', { sections: 5 }, { sections: [], stored: { sections: 5 } }],
    [
      'a section that is text',
      { sections: ['x'] },
      {
        sections: [
          {
            id: 'section-at-1',
            name: 'Unnamed Section',
            attributes: [],
            blocks: [],
            stored: { section: 'x' },
          },
        ],
      },
    ],
    [
      'wrong types beside a key of the same name',
      { sections: [{ id: 's', name: 7, stored: 'mine', blocks: [] }] },
      {
        sections: [
          {
            id: 's',
            name: 'Unnamed Section',
            attributes: [],
            blocks: [],
            stored: 'mine',
            'stored-2': { name: 7 },
          },
        ],
      },
    ],
  ])('keeps aside %s', (_name, stored, expected) => {
    expect(normaliseContent(stored)).toEqual(expected);
  });

  it('tells twins apart, and does not take an id that comes later (security D-6)', () => {
    const block = { component: 'RichText' };
    const stored = {
      sections: [
        {
          id: 'a',
          blocks: [
            { ...block, id: 'b' },
            { ...block, id: 'b' },
            { ...block, id: 'b-2' },
          ],
        },
        { id: 'a' },
      ],
    };
    const { sections } = normaliseContent(stored);
    expect(sections.map(({ id }) => id)).toEqual(['a', 'a-2']);
    expect(sections[0]?.blocks.map(({ id }) => id)).toEqual(['b', 'b-3', 'b-2']);
  });

  it('treats the names of the prototype as names (security V-3)', () => {
    const attributes = JSON.parse('{"__proto__":"p","constructor":"c"}');
    const stored = { sections: [{ id: 's', blocks: [{ id: 'b', component: 'constructor', attributes }] }] };
    const known = { sections: [{ id: 's', blocks: [{ id: 'b', component: 'Quote', attributes }] }] };
    for (const content of [stored, known]) {
      const block = normaliseContent(content).sections[0]?.blocks[0];
      expect(Object.entries(block?.attributes ?? {})).toEqual([
        ['__proto__', 'p'],
        ['constructor', 'c'],
      ]);
    }
    expect(({} as Record<string, unknown>).p).toBeUndefined();
  });
});

/** JSON that is nearly content: the right names, often with the wrong things under them. */
function nearlyContent(): fc.Arbitrary<unknown> {
  const id = fc.oneof(fc.constantFrom('a', 'b', 'a-2', 'section-at-1'), fc.jsonValue({ maxDepth: 1 }));
  const attribute = fc.oneof(
    fc.record(
      { id, name: fc.jsonValue({ maxDepth: 0 }), slug: id, inherited: fc.boolean() },
      { requiredKeys: [] },
    ),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const block = fc.record(
    {
      id,
      component: fc.oneof(fc.constantFrom('Quote', 'MediaGallery', 'HeroSlider', 'Hologram'), fc.jsonValue()),
      props: fc.oneof(
        fc.record({ items: fc.array(fc.jsonValue()), slides: fc.array(fc.jsonValue()) }),
        fc.jsonValue(),
      ),
      attributes: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
      blockAttributes: fc.oneof(fc.array(attribute), fc.jsonValue()),
      itemAttributes: fc.oneof(fc.array(attribute), fc.jsonValue()),
      stored: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const section = fc.record(
    {
      id,
      name: fc.jsonValue(),
      attributes: fc.array(attribute),
      blocks: fc.array(fc.oneof(block, fc.jsonValue())),
    },
    { requiredKeys: [] },
  );
  return fc.oneof(
    fc.jsonValue(),
    fc.record({
      sections: fc.oneof(fc.array(fc.oneof(section, fc.jsonValue())), fc.jsonValue()),
      x: fc.jsonValue(),
    }),
  );
}

/** Every value at the end of a branch, null apart: it says no more than absence does. */
function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (isRecord(value)) return Object.values(value).flatMap(leavesOf);
  return value === null || value === undefined ? [] : [JSON.stringify(value)];
}

describe('normaliseContent: properties', () => {
  it('is total, gives content of the right shape with distinct ids, and changes nothing a second time', () => {
    fc.assert(
      fc.property(nearlyContent(), (stored) => {
        const content = normaliseContent(stored);
        const ids = content.sections.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
        expect(new Set(ids).size).toBe(ids.length);
        expect(JSON.stringify(normaliseContent(content))).toBe(JSON.stringify(content));
      }),
      { numRuns: 500 },
    );
  });

  it('loses no stored value', () => {
    fc.assert(
      fc.property(nearlyContent(), (stored) => {
        const kept = leavesOf(normaliseContent(stored));
        for (const leaf of leavesOf(stored)) {
          const at = kept.indexOf(leaf);
          expect(at, leaf).not.toBe(-1);
          kept.splice(at, 1);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('normaliseAttributes (docs/reference/editing.md#attributes)', () => {
  it.each([
    ['no list', null, []],
    [
      'only a slug',
      [{ slug: 'year' }],
      [{ id: 'year', name: 'year', slug: 'year', type: 'text', inherited: false }],
    ],
    [
      'only an id',
      [{ id: 'year' }],
      [{ id: 'year', name: 'year', slug: 'year', type: 'text', inherited: false }],
    ],
    ['what cannot be one', [null, 'year', { name: 'Year' }], []],
  ])('%s', (_name, stored, expected) => {
    expect(normaliseAttributes(stored)).toEqual(expected);
  });
});
