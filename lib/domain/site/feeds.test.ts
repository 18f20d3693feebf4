import { describe, expect, it } from 'vitest';
import { type AtomFeed, atomXml } from './atom';
import { feedsOf, hasFeed, kindOfNews } from './feeds';

describe('which pages have news (issue "Finding it")', () => {
  it.each([
    ['/', ['/exhibitions', '/works']],
    ['/exhibitions', ['/exhibitions']],
    ['/exhibitions/unlit-2022', ['/exhibitions']],
    ['/works/digital-art/nft', ['/works']],
    ['/worksheets', []],
    ['/about', []],
  ])('%s tells of %j', (path, feeds) => {
    expect(feedsOf(path, ['/exhibitions', '/works'])).toEqual(feeds);
    expect(feedsOf(path, [])).toEqual([]);
  });

  it.each([
    ['/exhibitions', 'exhibition'],
    ['/works', 'work'],
    ['/about', null],
  ])('the news of %s are pages of the kind %s', (path, kind) => {
    expect(kindOfNews(path)).toBe(kind);
  });

  it('has no feed anywhere else', () => {
    expect(['/', '/works', '/exhibitions', '/about'].filter(hasFeed)).toEqual(['/works', '/exhibitions']);
  });
});

const AT = new Date('2025-11-02T10:00:00.000Z');
const FEED: AtomFeed = {
  language: 'uk',
  title: 'Виставки · Дарія Селіван',
  subtitle: '',
  author: 'Дарія Селіван',
  rights: '',
  selfHref: 'https://selivan.example/uk/exhibitions/feed.atom',
  pageHref: 'https://selivan.example/uk/exhibitions',
  siteHref: 'https://selivan.example/uk',
  iconHref: 'https://selivan.example/icon.svg',
  translations: [{ tag: 'en', href: 'https://selivan.example/exhibitions/feed.atom' }],
  updatedAt: AT,
  entries: [],
};

describe('atomXml (RFC 4287)', () => {
  it('has what a feed must have, also without entries', () => {
    const xml = atomXml(FEED);
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="uk">');
    expect(xml).toContain('<id>https://selivan.example/uk/exhibitions/feed.atom</id>');
    expect(xml).toContain('<updated>2025-11-02T10:00:00.000Z</updated>');
    expect(xml).toContain('rel="self" type="application/atom+xml"');
    expect(xml).not.toContain('<subtitle>');
  });

  it('escapes what an entry says twice where it is markup in XML', () => {
    const picture = {
      href: 'https://selivan.example/media/a.jpg',
      type: 'image/jpeg',
      size: 7,
      alt: 'a "b"',
    };
    const later = new Date(AT.getTime() + 1000);
    const entry = { title: '<Б>', href: 'https://selivan.example/x', summary: '1 < 2', publishedAt: AT };
    const xml = atomXml({
      ...FEED,
      entries: [{ ...entry, id: 'urn:uuid:1', updatedAt: later, picture }],
    });
    expect(xml).toContain('<title>&lt;Б&gt;</title>');
    expect(xml).toContain('&lt;p&gt;1 &amp;lt; 2&lt;/p&gt;');
    expect(xml).toContain(`<link rel="enclosure" type="image/jpeg" length="7" href="${picture.href}"/>`);
    expect(xml.match(/<updated>[^<]*/g)).toEqual(Array(2).fill('<updated>2025-11-02T10:00:01.000Z'));
  });
});
