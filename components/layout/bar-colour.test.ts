import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME } from '@/lib/domain/site-theme/model';
import { barColour } from './bar-colour';

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
    expect(barColour(path === undefined ? path : { path, content: {} }, DEFAULT_THEME)).toBe(colour);
    if (path !== '/') expect(grounds).toContain(colour);
  });

  it('is the ground of the site’s theme', () => {
    const dark = { ...DEFAULT_THEME.dark, ground: '#ffffff' } as const;
    expect(barColour({ path: '/works', content: {} }, { ...DEFAULT_THEME, dark })).toBe('#ffffff');
  });

  it('is that which the look of the page says', () => {
    const { paper, dark } = DEFAULT_THEME;
    expect(barColour({ path: '/', content: { look: { ground: 'paper' } } }, DEFAULT_THEME)).toBe(
      paper.ground,
    );
    expect(barColour({ path: '/about', content: { look: { ground: 'dark' } } }, DEFAULT_THEME)).toBe(
      dark.ground,
    );
  });
});
