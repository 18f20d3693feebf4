import { describe, expect, it } from 'vitest';
import { homeOf, isHomePath } from './home-path';

describe('home paths (docs/reference/accounts-and-roles.md#who-may-do-what)', () => {
  it.each([
    ['/', true, '/'],
    ['/en', true, '/'],
    ['/ru', true, '/ru'],
    ['/uk', true, '/uk'],
    ['/ru/', true, '/ru'],
    ['/cn', true, '/cn'],
    ['/about', false, '/'],
    ['/ru/about', false, '/ru'],
    ['/uk/master', false, '/uk'],
    ['/master', false, '/'],
    ['/rules', false, '/'],
    ['/works/ru', false, '/'],
  ])('%s: home %s, its home is %s', (pathname, isHome, home) => {
    expect(isHomePath(pathname)).toBe(isHome);
    expect(homeOf(pathname)).toBe(home);
  });
});
