import { describe, expect, it } from 'vitest';
import { pagesPerPart, robotsTxt, type SitemapPage, sitemapIndexXml, sitemapXml } from './sitemap';

const SITE = 'https://selivan.example';
const EN = { code: 'en', tag: 'en' };
const CN = { code: 'cn', tag: 'zh-Hans' };
const AT = new Date('2025-11-02T10:00:00.000Z');

describe('sitemapXml (sitemaps.org)', () => {
  it('lists each language in which a page is written, with its translations and pictures', () => {
    const page: SitemapPage = {
      path: '/їжак',
      writtenIn: [
        { language: EN, updatedAt: AT, pictures: ['/media/works/a%20b.jpg'] },
        { language: CN, updatedAt: AT, pictures: [] },
      ],
    };
    const xml = sitemapXml(SITE, [page]);
    const path = '%D1%97%D0%B6%D0%B0%D0%BA';
    expect([...xml.matchAll(/<loc>([^<]*)/g)].map(([, each]) => each)).toEqual([
      `${SITE}/${path}`,
      `${SITE}/cn/${path}`,
    ]);
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="zh-Hans" href="${SITE}/cn/${path}"/>`);
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(2);
    expect(xml.match(/<image:loc>/g)).toHaveLength(1);
    expect(xml).toContain('<lastmod>2025-11-02T10:00:00.000Z</lastmod>');
  });

  it.each([1, 3, 10, 30])('keeps a part of %i languages within what a sitemap may hold', (count) => {
    const size = pagesPerPart(count);
    expect(size).toBeGreaterThan(0);
    expect(size * count).toBeLessThanOrEqual(50_000);
    // The longest path: 255 letters of two bytes, each percent-encoded.
    const longest = SITE.length + 255 * 6 + 70;
    expect(size * count * (count + 2) * longest).toBeLessThan(50_000_000);
  });

  it('lists the parts of a large one', () => {
    expect(sitemapIndexXml(SITE, [{ updatedAt: AT }, { updatedAt: AT }])).toContain(
      `<sitemap><loc>${SITE}/sitemap-2.xml</loc><lastmod>2025-11-02T10:00:00.000Z</lastmod></sitemap>`,
    );
  });
});

describe('robotsTxt (docs/reference/screens.md#toolbar)', () => {
  it('names the sitemap and shuts the hidden area in every language, but no page that begins like it', () => {
    const lines = robotsTxt(SITE, [EN, CN], false).split('\n');
    expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Disallow: /master$',
        'Disallow: /master/',
        'Disallow: /cn/master$',
        'Disallow: /api/',
      ]),
    );
    expect(lines).not.toContain('Disallow: /master');
    expect(lines).not.toContain('Disallow: /');
  });

  it('keeps those out that collect for the training of AI where that is reserved', () => {
    const groups = robotsTxt(SITE, [EN], true).split('\n\n');
    expect(groups[1]?.split('\n')).toEqual(expect.arrayContaining(['User-agent: GPTBot', 'Disallow: /']));
  });
});
