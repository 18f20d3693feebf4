import { expect, it } from 'vitest';
import { themeOfSection } from './section-look';

it.each([
  ['page', 'paper', 'paper'],
  ['page', 'dark', 'dark'],
  ['paper', 'dark', 'paper'],
  ['accent', 'paper', 'accent'],
  ['picture', 'paper', 'dark'],
] as const)(
  'a section whose ground is %s stands on a page of the theme %s in the colours %s',
  (ground, page, theme) => {
    expect(themeOfSection({ ground }, page)).toBe(theme);
  },
);
