import { describe, expect, it } from 'vitest';
import { appIcons } from '../site-theme/mark-icons';
import { DEFAULT_THEME } from '../site-theme/model';
import { appManifest } from './app-manifest';

const texts = {
  tag: 'ru',
  dir: 'ltr',
  name: 'Дарья Селиван, художница',
  shortName: 'Дарья Селиван',
  description: 'Миры',
} as const;

describe('the app manifest (docs/reference/finding.md#home-screens)', () => {
  it('says name, colours and where the site begins', () => {
    const dark = { ...DEFAULT_THEME.dark, ground: '#1d2a24' } as const;
    expect(appManifest('ru', texts, { dark }, [])).toEqual({
      id: '/ru',
      start_url: '/ru',
      scope: '/',
      lang: 'ru',
      dir: 'ltr',
      name: 'Дарья Селиван, художница',
      short_name: 'Дарья Селиван',
      description: 'Миры',
      display: 'minimal-ui',
      background_color: '#1d2a24',
      theme_color: '#1d2a24',
      icons: [],
    });
  });

  it.each([
    ['en', '/'],
    ['uk', '/uk'],
    ['ae', '/ae'],
  ])('is another for each language: %s begins at %s', (locale, start) => {
    const { id, start_url } = appManifest(locale, texts, DEFAULT_THEME, []);
    expect([id, start_url]).toEqual([start, start]);
  });

  it('is in the direction of its texts', () => {
    const arabic = { ...texts, tag: 'ar', dir: 'rtl' } as const;
    const { lang, dir } = appManifest('ae', arabic, DEFAULT_THEME, []);
    expect([lang, dir]).toEqual(['ar', 'rtl']);
  });

  it('has the icons made from the mark, one of them to be cut', () => {
    expect(appIcons('v1').map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
      ['/icon-192.png?v=v1', '192x192', 'any'],
      ['/icon-512.png?v=v1', '512x512', 'any'],
      ['/icon-maskable-512.png?v=v1', '512x512', 'maskable'],
    ]);
  });

  it('has those that the site came with where there is no mark', () => {
    expect(appIcons(null)).toEqual([
      { src: '/favicon.ico', sizes: '48x48', type: 'image/x-icon', purpose: 'any' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ]);
  });
});
