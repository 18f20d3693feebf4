import { describe, expect, it } from 'vitest';
import { normalisePath } from '../addresses/paths';
import { INNER_FOLDERS, PAGE_FILES, pageFilePath, SITE_FILE } from './page-files';

describe('what is kept beside a page (docs/reference/http-api.md#builds-health-payloads)', () => {
  it.each([
    ['payload', '/', 'en', '/_payload.json'],
    ['payload', '/', 'ru', '/ru/_payload.json'],
    ['payload', '/about', 'en', '/about/_payload.json'],
    ['payload', '/about/photos', 'uk', '/uk/about/photos/_payload.json'],
    ['feed', '/exhibitions', 'ru', '/ru/exhibitions/feed.atom'],
    ['app', '/', 'en', '/site.webmanifest'],
    ['app', '/', 'ae', '/ae/site.webmanifest'],
    ['share', '/', 'uk', '/uk/_share.jpg'],
    ['share', '/works', 'en', '/works/_share.jpg'],
  ] as const)('%s of %s in %s', (file, path, locale, address) => {
    expect(pageFilePath(file, path, locale)).toBe(address);
  });

  it('has no name that a page could have', () => {
    const names = [...Object.values(PAGE_FILES).map(({ name }) => name), ...INNER_FOLDERS];
    expect(names.filter((name) => normalisePath(`/${name}`).ok)).toEqual([]);
  });

  it.each([
    ['robots.txt', true],
    ['llms.txt', true],
    ['sitemap.xml', true],
    ['sitemap-1.xml', true],
    ['sitemap-9999.xml', true],
    ['sitemap-0.xml', false],
    ['sitemap-01.xml', false],
    ['sitemap-10000.xml', false],
    ['sitemap.xml.gz', false],
    ['xrobots.txt', false],
    ['favicon.ico', true],
    ['apple-touch-icon.png', true],
    ['icon-32.png', true],
    ['icon-maskable-512.png', true],
    ['icon-32xpng', false],
    ['icon-33.png', false],
  ])('a file of the site: %s, %s', (name, isOne) => {
    expect(new RegExp(`^(?:${SITE_FILE})$`).test(name)).toBe(isOne);
  });
});
