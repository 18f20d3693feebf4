import { expect, it } from 'vitest';
import { sectionDefaults } from '@/lib/domain/page-look/settings';
import { sectionLookProps, themeOfSection } from './section-look';

it.each([
  ['page', 'paper', 'paper'],
  ['page', 'dark', 'dark'],
  ['paper', 'dark', 'paper'],
  ['accent', 'paper', 'accent'],
  ['picture', 'paper', 'dark'],
  ['film', 'paper', 'dark'],
] as const)(
  'a section whose ground is %s stands on a page of the theme %s in the colours %s',
  (ground, page, theme) => {
    expect(themeOfSection({ ground }, page)).toBe(theme);
  },
);

it.each([
  ['film', 'none', 'max(4.25rem, 0rem)'],
  ['film', 'normal', 'max(4.25rem, var(--space-5))'],
  ['film', 'large', 'max(4.25rem, calc(1.75 * var(--space-5)))'],
  ['picture', 'none', '0rem'],
] as const)(
  'a section on a %s with the distance %s below has %s, where a button has room',
  (ground, below, distance) => {
    const { style } = sectionLookProps({ ...sectionDefaults('default'), ground, below }, 'default');
    expect(style).toEqual({ '--below': distance });
  },
);
