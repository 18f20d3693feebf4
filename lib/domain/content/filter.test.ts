import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContentFilter, filterContent, isFiltering } from './filter';
import type { PageContent } from './model';
import { normaliseContent } from './normalise';

const attribute = (id: string) => ({ id, name: id, slug: id, type: 'text', inherited: false });

const content = normaliseContent({
  sections: [
    {
      id: 'water',
      name: 'Works of water',
      attributes: [attribute('year'), attribute('medium')],
      blocks: [
        {
          id: 'tide',
          component: 'RichText',
          props: { content: '<p>Tidal <b>Ar</b>chive</p><style>.lamp{}</style>' },
          attributes: { year: 2019 },
        },
        {
          id: 'salt',
          component: 'Quote',
          props: { content: 'Salt remembers', source: 'Їжак' },
          attributes: { year: '2021', 'block-mood': 'calm' },
          blockAttributes: [{ id: 'block-mood', defaultValue: 'wild' }],
        },
        {
          id: 'photos',
          component: 'MediaGallery',
          props: {
            layout: 'masonry',
            items: [
              {
                key: 'a',
                src: '/media/studio.jpg',
                alt: 'A lamp',
                caption: '<em>Evening</em> light',
                attributes: { 'item-place': 'Kyiv' },
              },
              {
                key: 'b',
                src: '/media/b.jpg',
                alt: 'A ladder',
                caption: '',
                attributes: { 'item-place': 'Rotterdam' },
              },
              { key: 'c', src: '/media/c.jpg', alt: 'A door', caption: '', attributes: {} },
            ],
          },
          itemAttributes: [{ id: 'item-place', defaultValue: 'Odesa' }],
        },
      ],
    },
    {
      id: 'stone',
      name: 'Stone',
      attributes: [],
      blocks: [
        {
          id: 'titan',
          component: 'MediaObject',
          props: { src: '/media/lamp.jpg', alt: 'Titan', caption: '' },
          attributes: { year: 2017 },
        },
        {
          id: 'mood',
          component: 'Quote',
          props: { content: 'Calm', source: '' },
          blockAttributes: [{ id: 'block-mood', defaultValue: 'wild' }],
        },
        { id: 'hologram', component: 'Hologram', props: { words: 'Beam of light', class: 'secret' } },
      ],
    },
    { id: 'empty', name: 'Nothing yet', attributes: [], blocks: [] },
  ],
});

/** What is shown, as `section: block block`; a gallery with the keys of its items. */
function shown(filter: ContentFilter, of: PageContent = content): string[] {
  return filterContent(of, filter).sections.map((section) => {
    const blocks = section.blocks.map(({ id, component, props }) => {
      const items = component === 'MediaGallery' ? (props.items as { key: string }[]) : null;
      return items ? `${id}(${items.map(({ key }) => key).join('')})` : id;
    });
    return `${section.id}: ${blocks.join(' ')}`.trim();
  });
}

const by = (attributeId: string, ...values: (string | number | boolean | null)[]): ContentFilter => ({
  attribute: { attributeId, values },
});

describe('filterContent by attribute (docs/reference/lists-and-filters.md#filtering)', () => {
  it.each<[string, ContentFilter, string[]]>([
    [
      'item-level ids keep only gallery items of a chosen value',
      by('item-place', 'Kyiv'),
      ['water: photos(a)'],
    ],
    ['several values', by('item-place', 'Kyiv', 'Rotterdam'), ['water: photos(ab)']],
    ['an item without a value has its default', by('item-place', 'Odesa'), ['water: photos(c)']],
    ['block-level ids keep blocks whose value matches', by('block-mood', 'calm'), ['water: salt']],
    ['a block without a value has its default', by('block-mood', 'wild'), ['stone: mood']],
    ['other ids match block attributes directly', by('year', 2019, 2017), ['water: tide', 'stone: titan']],
    ['a number and its text are one value, as in an address', by('year', '2019', 2021), ['water: tide salt']],
    ['sections left with no blocks are dropped', by('year', 1999), []],
    ['an unknown id matches nothing', by('colour', 'red'), []],
    ['the name of a prototype matches nothing', by('constructor', 'function'), []],
    ['no value is no match for null', by('year', null), []],
  ])('%s', (_name, filter, expected) => {
    expect(shown(filter)).toEqual(expected);
  });
});

describe('filterContent by text (docs/reference/lists-and-filters.md#visitors)', () => {
  it.each<[string, string, string[]]>([
    ['a property of a block', 'remembers', ['water: salt']],
    ['trimmed and in any case', '  TIDAL ', ['water: tide']],
    ['across inline elements', 'archive', ['water: tide']],
    ['in another script', 'їЖАК', ['water: salt']],
    ['letters composed otherwise', 'Їжак'.normalize('NFD'), ['water: salt']],
    ['any space is one space', 'salt \n remembers', ['water: salt']],
    ['gallery items by alt and caption', 'ladder', ['water: photos(b)']],
    ['a caption without its HTML', 'evening light', ['water: photos(a)']],
    ['style elements say nothing, alt texts do, addresses do not', 'lamp', ['water: photos(a)']],
    ['layout words say nothing', 'masonry', []],
    ['addresses say nothing', '/media', []],
    ['component names say nothing', 'MediaObject', []],
    ['ids say nothing', 'hologram', []],
    ['class names say nothing, in unknown kinds too', 'secret', []],
    ['the words of an unknown kind are words', 'beam', ['stone: hologram']],
    ['a name keeps all its blocks when no block matches', 'stone', ['stone: titan mood hologram']],
    ['a name does not when a block matches', 'WATER', ['water: tide salt photos(abc)']],
    ['a name finds a section that is empty anyway', 'nothing yet', ['empty:']],
    ['attribute values are not searched', '2019', []],
    ['nothing', 'absent', []],
  ])('%s: %j', (_name, text, expected) => {
    expect(shown({ text })).toEqual(expected);
  });

  it.each(['titan', 'mood', 'hologram', 'tide', null])('finds a name while %s is worked on', (keep) => {
    const found = shown({ text: 'stone', keep });
    expect(found.filter((line) => line.startsWith('stone'))).toEqual(['stone: titan mood hologram']);
    const { attribute } = by('year', 2017, 2019);
    const narrowed = shown({ text: 'stone', attribute: attribute ?? null, keep });
    expect(narrowed.find((line) => line.startsWith('stone'))).toContain('titan');
  });

  it('keeps only the matching blocks of a section whose name matches too', () => {
    const page = normaliseContent({
      sections: [
        {
          id: 's',
          name: 'Salt',
          blocks: [
            { id: 'a', component: 'Quote', props: { content: 'salt' } },
            { id: 'b', component: 'Quote', props: { content: 'iron' } },
          ],
        },
      ],
    });
    expect(shown({ text: 'salt' }, page)).toEqual(['s: a']);
  });

  it('filters by attribute first, then by text', () => {
    expect(shown({ ...by('item-place', 'Kyiv', 'Rotterdam'), text: 'ladder' })).toEqual(['water: photos(b)']);
    expect(shown({ ...by('year', 2019), text: 'works of' })).toEqual(['water: tide']);
    expect(shown({ ...by('year', 2019), text: 'salt' })).toEqual([]);
  });
});

describe('a block that is worked on', () => {
  const ids = (filter: ContentFilter) =>
    filterContent(content, filter).sections.flatMap(({ blocks }) => blocks.map(({ id }) => id));
  const all = content.sections.flatMap(({ blocks }) => blocks);

  it('stays while it says nothing of what is looked for', () => {
    for (const { id } of all) {
      for (const filter of [{ text: 'nothing says this' }, by('year', 'never'), by('item-never', 'x')]) {
        expect(ids(filter)).toEqual([]);
        expect(ids({ ...filter, keep: id })).toEqual([id]);
      }
    }
  });

  it('changes nothing for another that does, or is not there', () => {
    const filter: ContentFilter = { text: 'e' };
    const found = ids(filter);
    expect(found.length).toBeGreaterThan(0);
    for (const keep of [...found, 'gone', null]) expect(ids({ ...filter, keep })).toEqual(found);
  });
});

describe('filterContent is a view (docs/reference/editing.md#attributes)', () => {
  it('marks the first attribute of each section as inherited, and only in the view', () => {
    const before = structuredClone(content);
    const [section] = filterContent(content, { text: 'water' }).sections;
    expect(section?.attributes.map(({ inherited }) => inherited)).toEqual([true, false]);
    expect(content).toEqual(before);
  });

  it.each<[string, ContentFilter]>([
    ['nothing', {}],
    ['spaces', { text: ' \n ' }],
    ['no chosen value', by('year')],
    ['no attribute', { attribute: null }],
  ])('gives the content itself when there is %s to filter by', (_name, filter) => {
    expect(isFiltering(filter)).toBe(false);
    expect(filterContent(content, filter)).toBe(content);
  });

  it('only ever takes away, keeps the order, and shows the same when filtered again', () => {
    const word = fc.constantFrom('salt', 'tide', 'iron', 'Їжак', '');
    const block = fc.record({
      component: fc.constantFrom('Quote', 'Hologram'),
      props: fc.record({ content: word, source: word }),
      attributes: fc.dictionary(fc.constantFrom('year', 'block-a'), fc.constantFrom(1, '1', 'x')),
    });
    const gallery = fc.record({
      component: fc.constant('MediaGallery'),
      props: fc.record({
        items: fc.array(fc.record({ alt: word, attributes: fc.constant({ 'item-a': 'x' }) })),
      }),
    });
    const page = fc.record({
      sections: fc.array(
        fc.record({ name: word, blocks: fc.array(fc.oneof(block, gallery), { maxLength: 4 }) }),
        {
          maxLength: 4,
        },
      ),
    });
    const filter = fc.record({
      text: word,
      attribute: fc.option(
        fc.record({
          attributeId: fc.constantFrom('year', 'block-a', 'item-a'),
          values: fc.array(fc.constantFrom(1, 'x', 'y'), { maxLength: 2 }),
        }),
      ),
    });
    const idsOf = ({ sections }: PageContent) =>
      sections.flatMap(({ id, blocks }) => [id, ...blocks.map((b) => b.id)]);
    fc.assert(
      fc.property(page, filter, (stored, chosen) => {
        const full = normaliseContent(stored);
        const view = filterContent(full, chosen);
        const kept = new Set(idsOf(view));
        expect(idsOf(full).filter((id) => kept.has(id))).toEqual(idsOf(view));
        expect(filterContent(view, chosen)).toEqual(view);
        if (isFiltering(chosen) && (chosen.attribute?.values.length ?? 0) > 0) {
          expect(view.sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
        }
      }),
    );
  });
});
