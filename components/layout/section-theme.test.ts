import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/domain/content/model';
import { DEFAULT_THEME } from '@/lib/domain/site-theme/model';
import { block, section } from '@/tests/factories/page-view';
import { barColour, themeForSection } from './section-theme';

const FILLED: Readonly<Record<string, Record<string, unknown>>> = {
  HeroSlider: { slides: [{ title: 'One' }] },
  MediaGallery: { items: [{ src: '/media/a.jpg' }] },
  PageList: { parentPage: '/works' },
  Video: { url: '/media/a.mp4' },
};
const themeOf = <Kind extends string>(kinds: readonly Kind[], make: (kind: Kind) => Block) =>
  themeForSection(
    section(
      'section-1',
      'One',
      kinds.map((kind) => make(kind)),
    ),
  );

describe('the theme of a section of the home page', () => {
  it.each([
    [['HeroSlider'], 'dark'],
    [['Video', 'RichText'], 'dark'],
    [['RichText', 'MediaGallery'], 'dark'],
    [['PageList'], 'dark'],
    [['RichText'], 'paper'],
    [['Quote', 'RichText'], 'paper'],
    [[], 'paper'],
  ] as const)('%j: %s', (kinds, theme) => {
    expect(themeOf(kinds, (kind) => block(kind, FILLED[kind] ?? {}))).toBe(theme);
  });

  it('what waits for its picture changes nothing', () => {
    expect(
      themeOf(['RichText', 'MediaObject', 'MediaGallery', 'Video', 'PageList'], (kind) => block(kind, {})),
    ).toBe('paper');
  });
});

describe('colour of the browser’s bars (docs/reference/pages-and-paths.md#layouts)', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const tokens = read('tokens.css').matchAll(/--ground: var\((--color-[a-z-]+)\);/g);
  const theme = read('../../app/theme.css');
  const grounds = [...tokens].map(([, token]) => theme.match(new RegExp(`${token}: (#[0-9a-f]{6});`))?.[1]);

  it.each([
    ['/', '#000000'],
    ['/works/digital-art/nft', '#0a0a0c'],
    ['/about', '#f6f1e7'],
    ['/about/photos/kind=studio', '#f6f1e7'],
    [undefined, '#0a0a0c'],
  ])('%s: %s', (path, colour) => {
    expect(barColour(path, DEFAULT_THEME)).toBe(colour);
    if (path !== '/') expect(grounds).toContain(colour);
  });

  it('is the ground of the site’s theme', () => {
    const dark = { ...DEFAULT_THEME.dark, ground: '#ffffff' } as const;
    expect(barColour('/works', { ...DEFAULT_THEME, dark })).toBe('#ffffff');
  });
});
