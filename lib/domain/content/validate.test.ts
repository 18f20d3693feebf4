import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_KINDS, createBlock } from '../blocks';
import { INPUT } from '../limits';
import { normaliseContent } from './normalise';
import { validateContent, wordsOfRefused } from './validate';

const page = (...blocks: unknown[]) => ({ sections: [{ id: 's', name: 'S', attributes: [], blocks }] });
const quote = (id: string, changes: object = {}) => ({
  ...createBlock('Quote', id),
  ...changes,
});
const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) });
const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_entry, at) => make(at));

describe('validateContent: what may be saved (security V-1)', () => {
  it('takes a page of every kind', () => {
    expect(validateContent(page(...BLOCK_KINDS.map((kind) => createBlock(kind, kind))))).toEqual([]);
  });

  it('takes a page without sections, and blocks that leave out what has a default', () => {
    expect(validateContent({ sections: [] })).toEqual([]);
    expect(
      validateContent({ sections: [{ id: 's' }, { id: 't', blocks: [{ id: 'b', component: 'Quote' }] }] }),
    ).toEqual([]);
  });

  it('takes as much as the bounds allow', () => {
    const sections = many(INPUT.sectionsPerPage, (at) => ({ id: `s${at}` }));
    expect(validateContent({ sections })).toEqual([]);
    expect(validateContent(page(...many(INPUT.blocksPerSection, (at) => quote(`b${at}`))))).toEqual([]);
    const items = many(INPUT.itemsPerList, () => ({ src: '/media/a.jpg' }));
    expect(validateContent(page({ id: 'b', component: 'MediaGallery', props: { items } }))).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['no object', null, ''],
    ['no sections', {}, 'sections'],
    ['an unknown key of the content', { sections: [], draft: true }, 'draft'],
    ['sections that are no list', { sections: {} }, 'sections'],
    ['201 sections', { sections: many(201, (at) => ({ id: `s${at}` })) }, 'sections'],
    ['a section that is no object', { sections: ['s'] }, 'sections.0'],
    ['a section without an id', { sections: [{ name: 'S' }] }, 'sections.0.id'],
    ['a section with an empty id', { sections: [{ id: '' }] }, 'sections.0.id'],
    ['a section with an endless name', { sections: [{ id: 's', name: 'x'.repeat(201) }] }, 'sections.0.name'],
    ['an unknown key of a section', { sections: [{ id: 's', mood: 1 }] }, 'sections.0.mood'],
    ['201 blocks', page(...many(201, (at) => quote(`b${at}`))), 'sections.0.blocks'],
    ['a block that is no object', page(null), 'sections.0.blocks.0'],
    ['a block without a kind', page({ id: 'b' }), 'sections.0.blocks.0.component'],
    ['a block of an unknown kind', page({ id: 'b', component: 'Hologram' }), 'sections.0.blocks.0.component'],
    ['an unknown key of a block', page(quote('b', { pinned: true })), 'sections.0.blocks.0.pinned'],
    ['an unknown property', page(quote('b', { props: { voice: 1 } })), 'sections.0.blocks.0.props.voice'],
    [
      'a property of another type',
      page(quote('b', { props: { source: 1 } })),
      'sections.0.blocks.0.props.source',
    ],
    [
      'an attribute value that is an object',
      page(quote('b', { attributes: { a: {} } })),
      'sections.0.blocks.0.attributes.a',
    ],
    [
      'a definition without an id',
      page(quote('b', { blockAttributes: [{}] })),
      'sections.0.blocks.0.blockAttributes.0.id',
    ],
    [
      'an attribute with an unknown key',
      { sections: [{ id: 's', attributes: [{ id: 'a', name: 'a', slug: 'a', type: 'text', unit: 1 }] }] },
      'sections.0.attributes.0.unit',
    ],
  ])('refuses %s', (_name, content, path) => {
    expect(validateContent(content).map((error) => error.path)).toEqual([path]);
  });

  it('refuses 501 items', () => {
    const items = many(501, () => ({}));
    expect(validateContent(page({ id: 'b', component: 'MediaGallery', props: { items } }))).toHaveLength(1);
  });

  it('names the block and the property of a refused address (docs/reference/editing.md#links)', () => {
    const slides = [{ buttons: [{ id: 'a', text: 'a', link: 'javascript:alert(1)' }] }];
    expect(validateContent(page({ id: 'block-7', component: 'HeroSlider', props: { slides } }))).toEqual([
      {
        path: 'sections.0.blocks.0.props.slides.0.buttons.0.link',
        message: 'HeroSlider block-7, props.slides.0.buttons.0.link: This address is not allowed',
      },
    ]);
  });

  it.each([
    ['a text', 'RichText', (text: string) => ({ content: text }), 'content', INPUT.markupCharacters],
    ['a caption', 'MediaObject', (text: string) => ({ caption: text }), 'caption', INPUT.markupCharacters],
    ['words', 'Quote', (text: string) => ({ content: text }), 'content', 10_000],
  ])('%s has a length of its own', (_name, component, props, field, limit) => {
    const errors = (length: number, stored?: number) =>
      validateContent(
        page({ id: 'b', component, props: props('x'.repeat(length)) }),
        stored === undefined
          ? undefined
          : normaliseContent(page({ id: 'b', component, props: props('x'.repeat(stored)) })),
      );
    expect(errors(limit)).toEqual([]);
    expect(errors(limit + 1)).toEqual([
      {
        path: `sections.0.blocks.0.props.${field}`,
        message: `${component} b, props.${field}: This text is longer than ${limit} characters`,
        maximumCharacters: limit,
      },
    ]);
    // Content stored by an earlier release may stay.
    expect(errors(limit + 1, limit + 1)).toEqual([]);
    expect(errors(limit + 2, limit + 1)).toHaveLength(1);
  });

  it('reports every problem at once', () => {
    const content = page(quote('b', { props: { content: 1 } }), quote('b', { props: { source: 1 } }));
    expect(validateContent(content).map(({ path }) => path)).toEqual([
      'sections.0.blocks.0.props.content',
      'sections.0.blocks.1.props.source',
      'sections.0.blocks.1.id',
    ]);
  });
});

describe('validateContent: what is nothing but faults', () => {
  const keys = Object.fromEntries(many(90_000, (at) => [`k${at}`, 0]));
  const lists = many(90_000, () => []);
  it.each<[string, unknown]>([
    ['unknown keys of the content', { sections: [], ...keys }],
    ['unknown keys of a block', page(quote('b', keys))],
    ['unknown properties', page(quote('b', { props: keys }))],
    ['items that are none', page({ id: 'b', component: 'MediaGallery', props: { items: lists } })],
    ['attributes that are none', { sections: [{ id: 's', attributes: lists }] }],
    ['attributes by names of their own', page(quote('b', { attributes: { ...lists } }))],
    ['further fields', page(quote('b', { itemAttributes: [{ id: 'a', ...lists }] }))],
    ['keys that cannot be stored', Object.fromEntries(many(90_000, (at) => [`k${at}\u0000`, 0]))],
    ['texts that cannot be stored', { sections: many(90_000, () => '\u0000') }],
    ['blocks of unknown kinds', page(...many(200, (at) => ({ id: `b${at}`, component: `K${at}` })))],
    ['twins', page(...many(200, () => quote('b')))],
  ])('%s: twenty of them at most', (_what, content) => {
    const errors = validateContent(content);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(20);
  });
});

describe('validateContent: ids are unique in a page (security D-6)', () => {
  it.each([
    ['two sections', { sections: [{ id: 'a' }, { id: 'a' }] }, 'sections.1.id'],
    ['two blocks of a section', page(quote('a'), quote('a')), 'sections.0.blocks.1.id'],
    ['a section and a block', page(quote('s')), 'sections.0.blocks.0.id'],
    [
      'two blocks of two sections',
      {
        sections: [
          { id: 's', blocks: [quote('a')] },
          { id: 't', blocks: [quote('a')] },
        ],
      },
      'sections.1.blocks.0.id',
    ],
  ])('%s', (_name, content, path) => {
    expect(validateContent(content)).toEqual([
      { path, message: expect.stringContaining('This id is used twice') },
    ]);
  });
});

describe('validateContent: what the database cannot hold (security V-2 to V-4)', () => {
  it.each([
    ['a NUL', page(quote('b', { props: { content: 'a\u0000b' } })), 'sections.0.blocks.0.props.content'],
    [
      'a lone surrogate',
      page(quote('b', { props: { content: 'a\ud83d' } })),
      'sections.0.blocks.0.props.content',
    ],
    [
      'a NUL in a key',
      page(quote('b', { attributes: { 'a\u0000': 1 } })),
      'sections.0.blocks.0.attributes.a\u0000',
    ],
    [
      'a number without an end',
      page(quote('b', { attributes: { a: Number.POSITIVE_INFINITY } })),
      'sections.0.blocks.0.attributes.a',
    ],
    [
      'the prototype as a key',
      page(quote('b', { attributes: JSON.parse('{"__proto__":1}') })),
      'sections.0.blocks.0.attributes.__proto__',
    ],
    [
      'something that is not JSON',
      page(quote('b', { attributes: { a: () => 1 } })),
      'sections.0.blocks.0.attributes.a',
    ],
  ])('%s', (_name, content, path) => {
    expect(validateContent(content).map((error) => error.path)).toEqual([path]);
  });

  it('refuses what is nested more than 32 deep, also 100,000 deep', () => {
    const stored = normaliseContent(page({ id: 'b', component: 'Hologram', a: 1 }));
    const hologram = (depth: number) => page({ id: 'b', component: 'Hologram', a: nested(depth) });
    expect(validateContent(hologram(27), stored)).toEqual([]);
    expect(validateContent(hologram(28), stored)).toHaveLength(1);
    const abyss = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(validateContent({ sections: abyss })).toHaveLength(1);
  });

  it.each(['constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'takes %s as the name of an attribute',
    (name) => {
      expect(validateContent(page(quote('b', { attributes: { [name]: 'x' } })))).toEqual([]);
    },
  );

  it('takes paired surrogates and every other character', () => {
    expect(validateContent(page(quote('b', { props: { content: '🖼️ ї\u202e\u2028\u0007' } })))).toEqual([]);
  });
});

describe('validateContent: what is stored may go back as it came (docs/reference/http-api.md#pages)', () => {
  const hologram = { id: 'h', component: 'Hologram', beam: { a: 1 } };
  const odd = quote('q', { pinned: true, props: { content: 'a', voice: 'low' } });
  const old = { id: 'v', component: 'Video', props: { url: 'https://gone.example/film' } };
  const stored = normaliseContent(page(hologram, odd, old));
  const save = (...blocks: unknown[]) => validateContent(page(...blocks), stored).map(({ path }) => path);

  it('takes everything back, also moved, duplicated and beside an edit', () => {
    expect(validateContent(stored, stored)).toEqual([]);
    const edited = { ...odd, props: { content: 'b', voice: 'low' } };
    expect(save(old, { ...old, id: 'v2' }, edited, { ...hologram, id: 'h2' })).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['another unknown kind', { id: 'n', component: 'Portal' }, 'component'],
    ['another unknown key', { ...odd, locked: true }, 'locked'],
    ['another value of an unknown key', { ...odd, pinned: false }, 'pinned'],
    ['another bad address', { ...old, props: { url: 'https://also-gone.example/film' } }, 'props.url'],
  ])('refuses %s', (_name, block, path) => {
    expect(save(block)).toEqual([`sections.0.blocks.0.${path}`]);
  });
});

describe('validateContent: what was stored before may come back', () => {
  const hologram = { id: 'h', component: 'Hologram' };
  const old = { id: 'v', component: 'Video', props: { url: 'https://gone.example/film' } };
  const earlier = [normaliseContent(page(quote('q'), hologram)), normaliseContent(page(old))];

  it('takes what any of the earlier states holds, and refuses the rest', () => {
    expect(validateContent(page(hologram, old), undefined, earlier)).toEqual([]);
    expect(validateContent(page({ id: 'n', component: 'Portal' }), undefined, earlier)).toHaveLength(1);
  });

  it('says which words such a state holds', () => {
    expect(wordsOfRefused(page(hologram, quote('q', { pinned: true }), old))).toEqual([
      '"Hologram"',
      '"pinned"',
      '"url"',
    ]);
    expect(wordsOfRefused(page(hologram), normaliseContent(page(hologram)))).toEqual([]);
    expect(wordsOfRefused(nested(200))).toEqual([]);
  });
});

describe('validateContent: properties', () => {
  it('never throws, and takes every page of known blocks that it has read itself', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(validateContent(value))).toBe(true);
        expect(Array.isArray(validateContent({ sections: [{ id: 's', blocks: [value] }] }))).toBe(true);
      }),
    );
    const kinds = fc.array(fc.constantFrom(...BLOCK_KINDS), { maxLength: 6 });
    fc.assert(
      fc.property(kinds, (list) => {
        const content = normaliseContent(page(...list.map((kind, at) => createBlock(kind, `block-${at}`))));
        expect(validateContent(content)).toEqual([]);
      }),
    );
  });
});
