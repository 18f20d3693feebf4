import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMPLETE_THEME_NAMES, COMPLETE_THEMES } from './complete-themes';
import { DEFAULT_THEME, readTheme } from './model';
import { themeAttributes, themeStyle, wholeThemeStyle } from './theme-style';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const tokens = `${read('app/theme.css')}${read('components/layout/tokens.css')}`.replaceAll(/\s+/g, ' ');

const declarationsOf = (style: string) =>
  [...style.matchAll(/(--[a-z-]+):([^;}]+)/g)].map(([, name = '', value = '']) => ({ name, value }));

const short = (value: string) => value.replaceAll(/\s+/g, ' ').replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

const ROOT = 'html:not(:has(>body>.site[data-bare]))';

describe('the style sheet of a theme (decision 52)', () => {
  it('is nothing for the default', () => {
    expect(themeStyle(DEFAULT_THEME)).toBe('');
    expect(themeStyle(readTheme({ paper: { ground: '#f6f1e7' }, unknown: 1 }))).toBe('');
  });

  it('has for the default theme what the tokens say', () => {
    const strange = declarationsOf(wholeThemeStyle(DEFAULT_THEME)).filter(
      ({ name, value }) => value !== 'initial' && !tokens.includes(`${name}: ${short(value)};`),
    );
    expect(strange.filter(({ name }) => !/^--(?:scheme-|color-(?:paper|dark)-raised)/.test(name))).toEqual(
      [],
    );
  });

  it('says no more than what differs', () => {
    const style = themeStyle(readTheme({ paper: { accent: '#0038c7' } }));
    expect(style).toBe(
      `${ROOT}{--color-paper-accent:#0038c7}@media (prefers-contrast:more){${ROOT}{--color-paper-accent:#0038c7}}`,
    );
  });

  it('has rules of its own for what tokens cannot say, and only where that is chosen', () => {
    const style = themeStyle(readTheme({ header: 'side', motion: 'none' }));
    expect(style).toContain('grid-template-columns:15rem minmax(0,1fr)');
    expect(style).toContain('::view-transition-group(*)');
    expect(style).not.toMatch(/\n|\{\}/);
    expect(themeStyle(readTheme({ paper: { accent: '#0038c7' } }))).not.toContain('.site-header');
    expect(themeAttributes(readTheme({ motion: 'none' }))).toEqual({ 'data-motion': 'none' });
    expect(themeAttributes(DEFAULT_THEME)).toEqual({});
  });

  it('draws the mark while the first page loads only where there is one and that is chosen', () => {
    const mark = '/media/logo.png';
    expect(themeStyle(readTheme({ mark, loader: 'mark' }))).toContain(
      'site-loader>svg{background:url("/media/logo.png?w=480&q=75")',
    );
    for (const theme of [{ mark }, { loader: 'mark' }, { mark, loader: 'picture' }])
      expect(themeStyle(readTheme(theme))).toBe('');
  });

  it.each(COMPLETE_THEME_NAMES)('could not close its element, and stays small: %s', (name) => {
    const style = wholeThemeStyle(readTheme(COMPLETE_THEMES[name]));
    expect(style).not.toContain('<');
    expect(style.length).toBeLessThan(9_000);
  });

  it('lets whoever wishes for more contrast have it', () => {
    const { dark } = DEFAULT_THEME;
    const [, strong = ''] = themeStyle(readTheme({ paper: { ...dark, ground: '#223344' } })).split('@media');
    expect(declarationsOf(strong)).toEqual(
      expect.arrayContaining([
        { name: '--color-paper', value: '#000000' },
        { name: '--color-paper-ink', value: '#ffffff' },
        { name: '--scheme-paper', value: 'dark' },
      ]),
    );
  });
});
