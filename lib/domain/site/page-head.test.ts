import { describe, expect, it } from 'vitest';
import { ENGLISH, frame, pageView, RUSSIAN, UKRAINIAN } from '@/tests/factories/page-view';
import { documentTitle, openGraphLocale, pageHead } from './page-head';

const FACTS = { siteUrl: 'https://selivan.example', artist: 'Daria Selivan' };

describe('documentTitle (under 60 characters)', () => {
  it.each([
    ['Seed Vault', 'Seed Vault · Daria Selivan'],
    ['Daria Selivan, digital artist', 'Daria Selivan, digital artist'],
    ['DARIA SELIVAN', 'DARIA SELIVAN'],
    ['', 'Daria Selivan'],
    ['x'.repeat(43), `${'x'.repeat(43)} · Daria Selivan`],
    ['x'.repeat(44), 'x'.repeat(44)],
  ])('%s', (title, expected) => {
    expect(documentTitle(title, 'Daria Selivan')).toBe(expected);
  });
});

describe('openGraphLocale', () => {
  it.each([
    ['en', 'en_US'],
    ['ru', 'ru_RU'],
    ['uk', 'uk_UA'],
    ['zh-Hans', 'zh_CN'],
    ['ar', 'ar_EG'],
    ['pt-BR', 'pt_BR'],
  ])('%s is %s', (tag, locale) => {
    expect(openGraphLocale(tag)).toBe(locale);
  });
});

describe('pageHead (docs/reference/languages.md#languages-of-the-site; security H-4)', () => {
  it('names every real translation, and the default language for everybody else', () => {
    const head = pageHead(pageView({ rest: { frame: frame(RUSSIAN), contentLanguage: RUSSIAN } }), FACTS);
    expect(head.canonical).toBe('https://selivan.example/ru/about');
    expect(head.alternates).toEqual([
      { tag: 'en', href: 'https://selivan.example/about' },
      { tag: 'ru', href: 'https://selivan.example/ru/about' },
      { tag: 'uk', href: 'https://selivan.example/uk/about' },
      { tag: 'x-default', href: 'https://selivan.example/about' },
    ]);
    expect(head.openGraph).toMatchObject({ locale: 'ru_RU', alternateLocales: ['en_US', 'uk_UA'] });
  });

  it('points from a page that fell back to the address of its text, and names no translation there', () => {
    const rest = { frame: frame(UKRAINIAN), contentLanguage: ENGLISH, writtenIn: [ENGLISH, RUSSIAN] };
    const head = pageHead(pageView({ rest }), FACTS);
    expect(head.canonical).toBe('https://selivan.example/about');
    expect(head.alternates).toEqual([]);
    expect(head.openGraph).toMatchObject({ locale: 'en_US', alternateLocales: ['ru_RU'] });
  });

  it('leaves out a language in which the page only falls back', () => {
    const head = pageHead(pageView({ rest: { writtenIn: [ENGLISH, RUSSIAN] } }), FACTS);
    expect(head.alternates.map(({ tag }) => tag)).toEqual(['en', 'ru', 'x-default']);
  });

  it('points from a filtered list to the whole one, and keeps it out of indexes (docs/reference/lists-and-filters.md#visitors)', () => {
    const filter = {
      attribute: 'year',
      value: '2024',
      name: 'Year',
      label: 2024,
      path: '/works/year=2024',
      alternates: {},
    };
    const head = pageHead(pageView({ path: '/works', rest: { filter } }), FACTS);
    expect([head.canonical, head.isIndexed]).toEqual(['https://selivan.example/works', false]);
    expect(head.alternates).toEqual([]);
    expect(pageHead(pageView({ path: '/works' }), FACTS).isIndexed).toBe(true);
  });

  it('sends everybody else to the first language where the default one has no text', () => {
    const rest = { frame: frame(RUSSIAN), contentLanguage: RUSSIAN, writtenIn: [RUSSIAN] };
    expect(pageHead(pageView({ rest }), FACTS).alternates).toEqual([
      { tag: 'ru', href: 'https://selivan.example/ru/about' },
      { tag: 'x-default', href: 'https://selivan.example/ru/about' },
    ]);
  });

  it.each([
    ['/', 'https://selivan.example/', 'website'],
    ['/about', 'https://selivan.example/about', 'profile'],
    [
      '/works/digital-art/nft/seed-vault',
      'https://selivan.example/works/digital-art/nft/seed-vault',
      'article',
    ],
    ['/їжак', 'https://selivan.example/%D1%97%D0%B6%D0%B0%D0%BA', 'website'],
  ])('%s has the one address %s', (path, canonical, type) => {
    const head = pageHead(pageView({ path }), FACTS);
    expect([head.canonical, head.openGraph.type]).toEqual([canonical, type]);
  });
});
