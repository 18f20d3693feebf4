import { describe, expect, it } from 'vitest';
import { pageDocument, readPageRequest, savePageRequest } from './pages';

const block = {
  id: 'block-1',
  component: 'Quote',
  props: { content: 'Light is heavy.' },
  attributes: {},
  blockAttributes: [],
  itemAttributes: [],
};
const section = { id: 'section-1', name: 'Words', attributes: [], blocks: [block] };
const save = (translation: object, more: object = {}) => ({
  path: '/about',
  locale: 'en',
  translation,
  ...more,
});
const withSections = (...sections: unknown[]) => save({ content: { sections } });
const pathsOf = (schema: typeof savePageRequest, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.'));

describe('POST /api/pages/by-path (docs/reference/http-api.md#pages)', () => {
  it.each([
    ['/about', '/about'],
    ['/ru/About/', '/about'],
    ['/%D0%BF%D1%80%D0%BE', '/про'],
  ])('reads %s as %s', (path, normalised) => {
    expect(readPageRequest.parse({ path, locale: 'uk' })).toEqual({ path: normalised, locale: 'uk' });
  });

  it.each([
    ['no body', undefined],
    ['no object', []],
    ['nothing in it', {}],
    ['no locale', { path: '/' }],
    ['a wrong type', { path: 1, locale: 'en' }],
    ['an unknown key', { path: '/', locale: 'en', draft: true }],
    ['a step upwards', { path: '/../etc', locale: 'en' }],
    ['an encoded slash', { path: '/about%2fphotos', locale: 'en' }],
    ['NUL', { path: '/a\0', locale: 'en' }],
    ['a lone surrogate', { path: '/a\ud800', locale: 'en' }],
    ['an empty locale', { path: '/', locale: '' }],
    ['a locale that is no code', { path: '/', locale: 'e\0n' }],
    ['a long locale', { path: '/', locale: 'x'.repeat(17) }],
  ])('refuses %s', (_name, body) => {
    expect(readPageRequest.safeParse(body).success).toBe(false);
  });

  it('leaves it to the service whether a language is active', () => {
    expect(readPageRequest.safeParse({ path: '/', locale: 'tlh' }).success).toBe(true);
  });
});

describe('PATCH /api/pages/by-path (docs/reference/http-api.md#pages)', () => {
  it.each([
    ['content alone', save({ content: { sections: [] } })],
    ['a version', save({ content: { sections: [section] }, version: 0 })],
    [
      'meta',
      save({ content: { sections: [] }, meta: { title: 'x'.repeat(59), description: '', keywords: [] } }),
    ],
  ])('takes %s as it is', (_name, body) => {
    expect(savePageRequest.parse(body)).toEqual(body);
  });

  it('hands the content on untouched: the service judges it beside what is stored', () => {
    const unknown = { id: 'block-2', component: 'Hologram', depth: { layers: [1, null] } };
    const body = withSections({
      ...section,
      colour: 'x',
      blocks: [block, unknown, JSON.parse('{"__proto__":1}')],
    });
    const sent = savePageRequest.parse(body).translation.content;
    expect(sent).toBe((body as { translation: { content: unknown } }).translation.content);
  });

  it.each<[string, object, string]>([
    ['an unknown key', save({ content: { sections: [] } }, { force: true }), ''],
    ['an unknown key of the translation', save({ content: { sections: [] }, id: 'x' }), 'translation'],
    ['no content', save({}), 'translation.content'],
    ['no sections', save({ content: {} }), 'translation.content'],
    ['sections that are no list', save({ content: { sections: {} } }), 'translation.content'],
    ['a version below 0', save({ content: { sections: [] }, version: -1 }), 'translation.version'],
    ['half a version', save({ content: { sections: [] }, version: 1.5 }), 'translation.version'],
    [
      'a title with NUL',
      save({ content: { sections: [] }, meta: { title: 'a\0', description: '', keywords: [] } }),
      'translation.meta.title',
    ],
  ])('refuses %s, naming its place (security V-1, V-4)', (_name, body, path) => {
    expect(pathsOf(savePageRequest, body)).toEqual([path]);
  });

  it('refuses meta information and says why', () => {
    const meta = {
      title: 'x'.repeat(60),
      description: 'x'.repeat(160),
      keywords: Array.from({ length: 11 }, String),
    };
    const issues = savePageRequest.safeParse(save({ content: { sections: [] }, meta })).error?.issues;
    expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['translation.meta.title', 'Title must be less than 60 characters for optimal SEO'],
      ['translation.meta.description', 'Description must be less than 160 characters for optimal SEO'],
      ['translation.meta.keywords', 'Keywords must be limited to 10 items'],
    ]);
  });
});

describe('PageDocument (docs/reference/http-api.md#pages)', () => {
  const document = {
    id: 'p',
    meta: { title: '', description: '', keywords: [] },
    layout: 'about',
    attributes: [{ id: 'year', name: 'Year', slug: 'year', type: 'number', inherited: false }],
    translation: {
      id: 't',
      locale: 'en',
      path: '/about',
      content: { sections: [section] },
      version: 3,
      updatedAt: '2025-01-02T03:04:05.000Z',
    },
  };

  it('is answered with a fallback flag or without', () => {
    expect(pageDocument.parse(document)).toEqual(document);
    const fallback = { ...document, translation: { ...document.translation, fallback: true } };
    expect(pageDocument.parse(fallback)).toEqual(fallback);
  });

  it('carries keys and blocks that this release does not know', () => {
    const unknown = { id: 'block-2', component: 'Hologram', depth: { layers: [1, null] } };
    const sections = [{ ...section, colour: 'x', blocks: [{ ...block, later: [1] }, unknown] }];
    const answer = { ...document, translation: { ...document.translation, content: { sections } } };
    expect(pageDocument.parse(answer)).toEqual(answer);
  });

  it('is none when a known block lacks its parts', () => {
    const sections = [{ ...section, blocks: [{ id: 'b', component: 'Quote' }] }];
    const answer = { ...document, translation: { ...document.translation, content: { sections } } };
    expect(pageDocument.safeParse(answer).success).toBe(false);
  });
});
