import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as byPath from '@/app/api/pages/by-path/route';
import { INPUT } from '@/lib/domain/limits';
import { call } from './support/call';
import { block, contentOf, textOf } from './support/content';
import { INVALID, LARGE, MEBIBYTE, MISSING, NUL, refused, type Sent } from './support/refused';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let editor: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  editor = await site.signIn('editor');
});
afterAll(() => site.close());

describe('PATCH /api/pages/by-path refuses (security V-1 to V-6)', () => {
  const saving = (translation: unknown, rest: object = {}): Sent => ({
    json: { path: '/contact', locale: 'en', translation, ...rest },
  });
  const meta = { title: 'T', description: 'D', keywords: [] };
  const withMeta = (changes: object) => saving({ content: textOf('x'), meta: { ...meta, ...changes } });
  const withBlock = (props: object, rest: object = {}) =>
    saving({ content: contentOf([{ ...block('RichText', { content: 'x', ...props }), ...rest }]) });
  const lone = (text: string) => text.replaceAll('HALF', '\\ud800');
  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

  it.each<[string, Sent, unknown[]]>([
    ['no translation', { json: { path: '/contact', locale: 'en' } }, INVALID],
    ['no content', saving({}), INVALID],
    ['content that is null', saving({ content: null }), INVALID],
    ['content that is a list', saving({ content: [] }), INVALID],
    ['content without sections', saving({ content: {} }), INVALID],
    ['sections that are no list', saving({ content: { sections: {} } }), INVALID],
    ['a section that is a number', saving({ content: { sections: [1] } }), INVALID],
    ['a section without an id', saving({ content: { sections: [{ name: 'x', blocks: [] }] } }), INVALID],
    ['an unknown key of a section', saving({ content: { sections: [{ id: 's', colour: 'red' }] } }), INVALID],
    ['an unknown key of the content', saving({ content: { sections: [], more: 1 } }), INVALID],
    ['an unknown key of the translation', saving({ content: textOf('x'), draft: true }), INVALID],
    ['an unknown key beside it', saving({ content: textOf('x') }, { layout: 'page' }), INVALID],
    ['an unknown key of a block', withBlock({}, { onclick: 'x' }), INVALID],
    ['an unknown property', withBlock({ onclick: 'x' }), INVALID],
    ['a property of another type', withBlock({ content: 7 }), INVALID],
    ['a block of an unknown kind that is not stored', withBlock({}, { component: 'Script' }), INVALID],
    ['a block of the kind __proto__', withBlock({}, { component: '__proto__' }), INVALID],
    [
      'two blocks of one id',
      saving({ content: contentOf([block('Quote', {}), block('Quote', {})]) }),
      INVALID,
    ],
    [
      '201 sections',
      saving({ content: { sections: Array.from({ length: 201 }, (_, n) => ({ id: `s${n}` })) } }),
      INVALID,
    ],
    [
      '201 blocks',
      saving({
        content: contentOf(Array.from({ length: 201 }, (_, n) => block('Quote', {}, { id: `b${n}` }))),
      }),
      INVALID,
    ],
    [
      '501 items',
      saving({
        content: contentOf([block('MediaGallery', { items: Array.from({ length: 501 }, () => ({})) })]),
      }),
      INVALID,
    ],
    ['a value nested 100 deep', withBlock({ content: deep(100) }), INVALID],
    ['NUL in a text', withBlock({ content: `a${NUL}b` }), INVALID],
    ['NUL in a key', withBlock({ [`a${NUL}`]: 1 }), INVALID],
    [
      'half a character in a text',
      { raw: lone(JSON.stringify(withBlock({ content: 'aHALF' }).json)) },
      INVALID,
    ],
    [
      'the prototype as an attribute',
      { raw: JSON.stringify(withBlock({}, { attributes: { P: 1 } }).json).replace('"P"', '"__proto__"') },
      INVALID,
    ],
    [
      'the prototype in properties',
      { raw: JSON.stringify(withBlock({ P: 1 }).json).replace('"P"', '"__proto__"') },
      INVALID,
    ],
    [
      'a link with a script',
      saving({
        content: contentOf([
          block('HeroSlider', {
            slides: [{ buttons: [{ id: 'b', text: 'x', link: 'javascript:alert(1)' }] }],
          }),
        ]),
      }),
      INVALID,
    ],
    [
      'a picture from elsewhere',
      saving({ content: contentOf([block('MediaObject', { src: '//evil.example/a.jpg' })]) }),
      INVALID,
    ],
    [
      'a video of a look-alike',
      saving({
        content: contentOf([block('Video', { url: 'https://youtube.com.evil.example/watch?v=aaaaaaaaaaa' })]),
      }),
      INVALID,
    ],
    [
      'meta without keywords',
      saving({ content: textOf('x'), meta: { title: 'T', description: 'D' } }),
      INVALID,
    ],
    ['a title of 60', withMeta({ title: 'x'.repeat(60) }), INVALID],
    ['a description of 160', withMeta({ description: 'x'.repeat(160) }), INVALID],
    ['eleven keywords', withMeta({ keywords: Array(11).fill('k') }), INVALID],
    ['NUL in a title', withMeta({ title: NUL }), INVALID],
    [
      'half a character in a keyword',
      { raw: lone(JSON.stringify(withMeta({ keywords: ['HALF'] }).json)) },
      INVALID,
    ],
    ['an unknown key of meta', withMeta({ robots: 'all' }), INVALID],
    ['meta that is null', saving({ content: textOf('x'), meta: null }), INVALID],
    ['a version that is a text', saving({ content: textOf('x'), version: '1' }), INVALID],
    ['half a version', saving({ content: textOf('x'), version: 1.5 }), INVALID],
    ['a version below 0', saving({ content: textOf('x'), version: -1 }), INVALID],
    ['a version that is no number of ours', saving({ content: textOf('x'), version: 1e300 }), INVALID],
    ['a version that is null', saving({ content: textOf('x'), version: null }), INVALID],
    ['a version from the future', saving({ content: textOf('x'), version: 2 ** 40 }), [409, 'conflict']],
    [
      'three megabytes',
      { raw: JSON.stringify(withBlock({ content: 'x'.repeat(3 * MEBIBYTE) }).json) },
      LARGE,
    ],
    ['100,000 nested lists', { raw: '['.repeat(100_000) + ']'.repeat(100_000) }, INVALID],
    ['an unknown page', saving({ content: textOf('x') }, { path: '/none' }), MISSING],
    ['an unknown locale', saving({ content: textOf('x') }, { locale: 'fr' }), MISSING],
  ])('%s', async (_name, sent, expected) => {
    const before = await site.db.revision.count();
    expect(await refused('PATCH', { ...sent, headers: editor })).toEqual(expected);
    expect(await site.db.revision.count()).toBe(before);
  });

  it('names the block and the property (docs/reference/editing.md#links)', async () => {
    const { json } = await call(byPath, 'PATCH', { ...withBlock({ content: 7 }), headers: editor });
    expect(json.errors).toEqual([
      {
        path: 'translation.content.sections.0.blocks.0.props.content',
        message: expect.stringContaining('RichText block-richtext, props.content: '),
      },
    ]);
  });

  it('a text that is too long, with its place and what would fit', async () => {
    const limit = INPUT.markupCharacters;
    const save = (length: number) =>
      call(byPath, 'PATCH', { ...withBlock({ content: 'x'.repeat(length) }), headers: editor });
    const { status, json } = await save(limit + 1);
    expect([status, json.errors]).toEqual([
      422,
      [
        {
          path: 'translation.content.sections.0.blocks.0.props.content',
          message: `RichText block-richtext, props.content: This text is longer than ${limit} characters`,
          maximumCharacters: limit,
        },
      ],
    ]);
    expect((await save(limit)).status).toBe(200);
  });
});
