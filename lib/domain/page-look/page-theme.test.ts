import { expect, it } from 'vitest';
import { pageTheme } from './page-theme';

it.each([
  [{}, '/about', 'paper'],
  [{}, '/works/digital-art/nft', 'dark'],
  [{ ground: 'dark' }, '/about', 'dark'],
  [{ ground: 'paper' }, '/', 'paper'],
  [{ ground: 'marble' }, '/', 'dark'],
])('a page whose look says %j has at %s the theme %s', (look, path, theme) => {
  expect(pageTheme({ look }, path)).toBe(theme);
});
