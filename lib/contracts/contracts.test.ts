import { describe, expect, it } from 'vitest';
import { AppError, toProblem } from '@/lib/domain/errors';
import { buildManifest, latestBuild } from './builds';
import { healthy } from './health';
import { addLanguageRequest, changeLanguageRequest, iconCodesUpdated, languageList } from './languages';
import { mediaQuery, mediaUploaded } from './media';
import { problem } from './problem';
import { loggedOut, sessionAnswer } from './session';
import {
  addTranslationRequest,
  changeTranslationRequest,
  reorderTranslationsRequest,
  translationList,
  translationsQuery,
} from './translations';

const language = {
  id: 'l',
  name: 'Français',
  code: 'fr',
  iconCode: 'fr',
  tag: 'fr',
  dir: 'ltr',
  isDefault: false,
  isActive: false,
};
const add = { name: 'Français', code: 'fr', iconCode: 'fr' };
const text = { languageId: 'l', namespace: 'nav', key: 'menu.open', value: 'Open' };
const move = { translationId: 't', namespace: 'nav', newOrder: 0, oldOrder: 1, languageId: 'l' };
const date = '2025-01-02T03:04:05.000Z';

describe('requests that the contract fixes (docs/reference/http-api.md)', () => {
  it.each([
    ['POST /api/languages', addLanguageRequest, add],
    ['PATCH /api/languages/{id}', changeLanguageRequest, { isActive: false }],
    ['PATCH /api/languages/{id}', changeLanguageRequest, { isDefault: true }],
    ['GET /api/translations', translationsQuery, { languageId: 'l' }],
    ['POST /api/translations', addTranslationRequest, text],
    ['PATCH /api/translations/{id}', changeTranslationRequest, { value: ' kept as typed\n' }],
    ['POST /api/translations/reorder', reorderTranslationsRequest, move],
    [
      'GET /api/media',
      mediaQuery,
      { limit: 100, cursor: 'x', search: '', type: 'documents', sort: 'name', state: 'unused' },
    ],
  ])('%s takes %#', (_name, schema, body) => {
    expect(schema.parse(body)).toEqual(body);
  });

  it.each([
    ['an unknown key', addLanguageRequest, { ...add, isActive: true }],
    ['a code outside the catalogue', addLanguageRequest, { ...add, code: 'tlh' }],
    ['a name of spaces', addLanguageRequest, { ...add, name: '  ' }],
    ['a name of 65', addLanguageRequest, { ...add, name: 'x'.repeat(65) }],
    ['two changes at once', changeLanguageRequest, { isActive: true, isDefault: true }],
    ['no default', changeLanguageRequest, { isDefault: false }],
    ['no change', changeLanguageRequest, {}],
    ['no namespace', addTranslationRequest, { ...text, namespace: ' ' }],
    ['no key', addTranslationRequest, { ...text, key: '' }],
    ['no value', addTranslationRequest, { ...text, value: '\n' }],
    ['a namespace of two steps', addTranslationRequest, { ...text, namespace: 'a.b' }],
    ['a key with an empty step', addTranslationRequest, { ...text, key: 'a..b' }],
    ['the prototype as a key', addTranslationRequest, { ...text, key: 'a.__proto__' }],
    ['NUL in a value', addTranslationRequest, { ...text, value: 'a\0' }],
    ['a value of 10,001', addTranslationRequest, { ...text, value: 'x'.repeat(10_001) }],
    ['a namespace of 129', addTranslationRequest, { ...text, namespace: 'x'.repeat(129) }],
    ['nothing to change', changeTranslationRequest, {}],
    ['a place below 0', reorderTranslationsRequest, { ...move, newOrder: -1 }],
    ['a limit of 0', mediaQuery, { limit: '0' }],
    ['a limit of 101', mediaQuery, { limit: '101' }],
    ['an unknown type', mediaQuery, { type: 'all' }],
  ])(
    'refuses %s (docs/reference/editing.md#sections-and-blocks; security V-1, V-4, V-5)',
    (_name, schema, body) => {
      expect(schema.safeParse(body).success).toBe(false);
    },
  );

  it('gives the library twenty files a page when nothing is said (docs/reference/http-api.md)', () => {
    expect(mediaQuery.parse({})).toEqual({ limit: 20, sort: 'newest' });
    expect(mediaQuery.parse({ limit: '7' })).toEqual({ limit: 7, sort: 'newest' });
  });

  it('composes keys and takes space off them (security V-4)', () => {
    expect(addTranslationRequest.parse({ ...text, key: ' и\u0306 ' }).key).toBe('й');
  });
});

describe('answers (docs/reference/http-api.md)', () => {
  const blob = {
    pathname: 'a.jpg',
    name: 'A.jpg',
    folder: '',
    contentType: 'image/jpeg',
    size: 1,
    uploadedAt: date,
    alts: { en: 'A' },
    captions: {},
    isDecorative: false,
    rights: {},
    isUsed: true,
  };

  it.each([
    ['languages', languageList, [language]],
    ['icon codes', iconCodesUpdated, { message: 'Icon codes updated successfully', updated: 3 }],
    ['translations', translationList, [{ ...text, id: 't', order: 0 }]],
    ['an upload', mediaUploaded, { blobs: [blob], errors: [{ name: 'x', code: 'y', message: 'z' }] }],
    ['a session', sessionAnswer, { user: { id: 'u', name: 'Daria', role: 'owner' }, expires: date }],
    ['nobody', sessionAnswer, {}],
    ['a logout', loggedOut, { loggedOut: true }],
    ['the latest build', latestBuild, { id: 'b', timestamp: date }],
    ['a build', buildManifest, { id: 'b', timestamp: date, routes: ['/', '/ru'] }],
    ['health', healthy, { status: 'ok' }],
  ])('%s', (_name, schema, answer) => {
    expect(schema.parse(answer)).toEqual(answer);
  });

  it('a problem, with what a conflict adds', () => {
    const errors = [{ path: 'a.0', message: 'b' }];
    const sent = toProblem(
      new AppError('conflict', 'Stale.', { errors, extra: { current: { id: 'p' } } }),
      'r',
    );
    expect(problem.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
  });
});
