import { describe, expect, it } from 'vitest';
import { isLayoutName, LAYOUT_NAMES, layoutForPath, ROUTES, routeFor } from './routes';

describe('routes and layouts (docs/reference/pages-and-paths.md#layouts)', () => {
  it.each([
    ['/', 'page'],
    ['/about', 'about'],
    ['/about/awards-and-honors', 'sectioned-page'],
    ['/about/collections', 'sectioned-page'],
    ['/about/photos', 'three-col'],
    ['/about/quotes', 'navigated'],
    ['/contact', 'content-contact'],
    ['/exhibitions', 'content-exhibitions'],
    ['/exhibitions/unlit-2022', 'content-exhibitions'],
    ['/legal/privacy-policy', 'content-legal'],
    ['/legal/terms-of-use', 'content-legal'],
    ['/legal/imprint', 'content-legal'],
    ['/works', 'content'],
    ['/works/digital-art/nft', 'navigated'],
    ['/works/digital-art/nft/seed-vault', 'content'],
    ['/master', 'auth'],
    ['/master/pages', 'auth'],
    ['/master/pages/abc', 'auth'],
    ['/master/anything/else', 'auth'],
    ['/about/residencies', 'default'],
    ['/exhibitions/unlit-2022/rooms', 'default'],
    ['/works/digital-art', 'default'],
    ['/legal', 'default'],
    ['/masterpiece', 'default'],
  ])('%s has the layout %s', (path, layout) => {
    expect(layoutForPath(path)).toBe(layout);
  });

  it('uses each of the eleven named layouts, and no other', () => {
    expect(new Set(ROUTES.map((route) => route.layout))).toEqual(new Set(LAYOUT_NAMES));
    expect(LAYOUT_NAMES).toHaveLength(11);
    expect(isLayoutName('three-col')).toBe(true);
    expect(isLayoutName('constructor')).toBe(false);
  });

  it('sends only /master past content loading', () => {
    for (const route of ROUTES) {
      expect(route.loadsContent).toBe(!route.pattern.startsWith('/master'));
    }
  });

  it('draws only /master/pages/{id} without a frame, and only the home page with a black hero colour', () => {
    expect(ROUTES.filter((route) => route.isBare).map((route) => route.pattern)).toEqual([
      '/master/pages/{id}',
    ]);
    expect(ROUTES.filter((route) => route.heroColour).map((route) => route.pattern)).toEqual(['/']);
    expect(routeFor('/master/pages/abc').isBare).toBe(true);
  });
});
