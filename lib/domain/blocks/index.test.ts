import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLOCK_KINDS,
  BLOCKS,
  type BlockKind,
  createBlock,
  isBlockKind,
  keyBlock,
  parseProps,
  upgradeBlock,
} from './index';
import { versionOf } from './migrate';

const DEFAULTS = {
  MediaObject: { src: '', alt: 'Image', caption: '' },
  RichText: { content: '' },
  Quote: { content: '', source: '' },
  Video: { url: '', title: '', loop: false, captions: [], sizes: [] },
  HeroSlider: {
    slides: [
      {
        key: 'slide-1',
        image: '',
        title: 'Welcome',
        description: '',
        options: { color: 'white' },
        buttons: [{ key: 'button-1', id: 'button-1', text: 'Get Started', link: '' }],
      },
    ],
  },
  MediaGallery: {
    items: [],
    layout: 'grid',
    columns: 3,
    gap: 16,
    autoplay: false,
    autoplayDelay: 3000,
    lightbox: false,
    linker: false,
    showThumbnails: true,
    thumbnailColumns: 3,
    showNavigation: true,
  },
  PageList: { parentPage: '', template: { items: [] } },
} satisfies Partial<Record<BlockKind, Record<string, unknown>>>;

describe('block kinds: defaults (docs/reference/editing.md#kinds-of-blocks)', () => {
  it.each(Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[])('%s', (kind) => {
    expect(createBlock(kind, 'block-1')).toEqual({
      id: 'block-1',
      component: kind,
      ...versionOf(BLOCKS[kind]),
      props: DEFAULTS[kind],
      attributes: {},
      blockAttributes: [],
      itemAttributes: [],
    });
  });

  it.each(BLOCK_KINDS)('%s: a new block may be saved, and needs no more keys', (kind) => {
    const block = createBlock(kind, 'block-1');
    expect(BLOCKS[kind].schema.safeParse(block.props).success).toBe(true);
    expect(keyBlock(block)).toBe(block);
  });

  it('gives every new block properties of its own', () => {
    expect(createBlock('HeroSlider', 'a').props.slides).not.toBe(createBlock('HeroSlider', 'b').props.slides);
  });

  it('has the formats of a gallery in its look, and only those of a grid mean something', () => {
    const gallery = { component: 'MediaGallery', props: { formats: 'cells', columns: 2 } };
    const said = { version: 2, props: { columns: 2 }, look: { formats: 'cells' } };
    expect(upgradeBlock(gallery)).toEqual({ ...gallery, ...said });
    const { settings } = BLOCKS.MediaGallery;
    expect(settings({})).toEqual(['width', 'formats']);
    expect(settings({ layout: 'masonry' })).toEqual(['width']);
  });

  it.each(['Unknown', 'mediaobject', 'constructor', '__proto__', '', null, 7])('%s is no kind', (name) => {
    expect(isBlockKind(name)).toBe(false);
  });
});

describe('block kinds: strict on write (docs/reference/editing.md#links; security V-1, X-8)', () => {
  const slide = (fields: Record<string, unknown>) => ({ slides: [fields] });
  const template = (config: Record<string, unknown>) => ({
    template: { items: [{ id: 'a', type: 'attribute', config }] },
  });
  const hostile = 'javascript:alert(1)';

  it.each<[BlockKind, string, Record<string, unknown>]>([
    ['MediaObject', 'a hostile picture', { src: hostile }],
    ['MediaObject', 'a picture of another site', { src: 'https://example.org/a.jpg' }],
    ['MediaObject', 'an unknown key', { width: 3 }],
    ['MediaObject', 'a number for a text', { alt: 3 }],
    ['RichText', 'null for a text', { content: null }],
    ['Video', 'a hostile address', { url: hostile }],
    ['Video', 'a look-alike host', { url: 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ' }],
    ['Video', 'a hostile poster', { poster: '//evil.example/a.jpg' }],
    [
      'Video',
      'captions of another site',
      { captions: [{ file: 'https://x.example/a.vtt', language: 'en' }] },
    ],
    ['Video', 'captions that are no captions', { captions: [{ file: '/media/a.pdf', language: 'en' }] }],
    ['Video', 'captions in no language', { captions: [{ file: '/media/a.vtt', language: 'in English' }] }],
    ['Video', 'a size of another site', { sizes: [{ file: 'https://vimeo.com/76979871' }] }],
    ['HeroSlider', 'a film of another site', { slides: [{ film: 'https://vimeo.com/76979871' }] }],
    ['HeroSlider', 'a hostile picture', slide({ image: hostile })],
    ['HeroSlider', 'a hostile button', slide({ buttons: [{ id: 'a', text: 'a', link: hostile }] })],
    [
      'HeroSlider',
      'a colour that ends the declaration',
      slide({ options: { color: 'red;background:url(//x)' } }),
    ],
    ['HeroSlider', 'a colour that calls a function', slide({ options: { color: 'url(//x)' } })],
    ['HeroSlider', 'a wrong type for the list', { slides: {} }],
    ['HeroSlider', 'over 500 slides', { slides: Array.from({ length: 501 }, () => ({})) }],
    ['MediaGallery', 'a hostile picture', { items: [{ src: hostile }] }],
    ['MediaGallery', 'another layout', { layout: 'spiral' }],
    ['MediaGallery', 'no columns', { columns: 0 }],
    ['MediaGallery', 'half a column', { columns: 2.5 }],
    ['MediaGallery', 'a gap out of range', { gap: 10_000 }],
    ['MediaGallery', 'an attribute value that is a list', { items: [{ attributes: { a: [] } }] }],
    ['MediaGallery', 'over 500 items', { items: Array.from({ length: 501 }, () => ({})) }],
    ['PageList', 'a hostile parent', { parentPage: hostile }],
    ['PageList', 'a parent on another site', { parentPage: '//evil.example' }],
    ['PageList', 'a script element', template({ tag: 'script' })],
    ['PageList', 'an iframe element', template({ tag: 'iframe' })],
    ['PageList', 'a class that covers the page', template({ class: 'fixed inset-0 z-[9999]' })],
    ['PageList', 'an attribute with a quote in it', template({ attribute: 'a"b' })],
    ['PageList', 'another type', { template: { items: [{ id: 'a', type: 'html', config: {} }] } }],
  ])('%s: %s is refused', (kind, _name, props) => {
    expect(BLOCKS[kind].schema.safeParse(props).success).toBe(false);
  });

  it.each<[BlockKind, Record<string, unknown>]>([
    ['MediaObject', { src: '/media/works/a.jpg', alt: '', caption: 'A <em>work</em>' }],
    ['Video', { url: 'https://vimeo.com/76979871', poster: '' }],
    [
      'Video',
      { url: '/media/a.mp4', captions: [{ file: '/media/a.vtt', language: 'pt-BR' }], sizes: [{ file: '' }] },
    ],
    ['HeroSlider', slide({ image: '/media/a.jpg', options: { color: '#F0a' }, buttons: [] })],
    ['MediaGallery', { items: [{ src: '/media/a.jpg', attributes: { 'item-year': 2024 } }], columns: 5 }],
    [
      'PageList',
      { parentPage: '/works', ...template({ tag: 'h3', class: 'text-xl muted', attribute: 'рік' }) },
    ],
    ['RichText', {}],
  ])('%s: %j may be saved', (kind, props) => {
    expect(BLOCKS[kind].schema.safeParse(props).error).toBeUndefined();
  });
});

describe('block kinds: lenient on read (an old bad address renders as nothing)', () => {
  it.each<[BlockKind, string, unknown, Record<string, unknown>]>([
    ['MediaObject', 'a bad address', { src: 'javascript:x' }, { src: '', alt: 'Image', caption: '' }],
    ['MediaObject', 'an empty alt, which says "decoration"', { alt: '' }, { src: '', alt: '', caption: '' }],
    ['MediaObject', 'no properties at all', null, { src: '', alt: 'Image', caption: '' }],
    ['Quote', 'wrong types', { content: 5, source: [] }, { content: '', source: '' }],
    ['Video', 'a bad poster', { poster: 'https://x.example/a.jpg' }, DEFAULTS.Video],
    ['HeroSlider', 'no slides: nothing is invented', {}, { slides: [] }],
    [
      'HeroSlider',
      'items that are none, and a slide without anything',
      { slides: [null, 'a', { options: 'red', buttons: [{ link: '//evil.example' }] }] },
      {
        slides: [
          {
            image: '',
            title: 'Welcome',
            description: '',
            options: { color: 'white' },
            buttons: [{ id: '', text: 'Get Started', link: '' }],
          },
        ],
      },
    ],
    [
      'PageList',
      'a bad tag and class are left out',
      {
        parentPage: '/Works/',
        template: { items: [{ id: 'a', type: 'x', config: { tag: 'script', class: 'fixed', text: '·' } }] },
      },
      { parentPage: '', template: { items: [{ id: 'a', type: 'title', config: { text: '·' } }] } },
    ],
  ])('%s: %s', (kind, _name, stored, expected) => {
    expect(parseProps(kind, stored)).toEqual(expected);
  });

  it('keeps only values that an attribute can have', () => {
    const items = [{ attributes: { 'item-year': 2024, 'item-bad': {}, constructor: 'c' } }];
    expect(parseProps('MediaGallery', { items }).items[0]?.attributes).toEqual({
      'item-year': 2024,
      constructor: 'c',
    });
  });

  it.each(BLOCK_KINDS)('%s: never throws, and reads its own result as the same', (kind) => {
    const names = Object.keys(BLOCKS[kind].fields);
    const stored = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor'), fc.jsonValue()),
    );
    fc.assert(
      fc.property(stored, (props) => {
        const read = parseProps(kind, props);
        expect(parseProps(kind, read)).toEqual(read);
      }),
    );
  });
});
