import { describe, expect, it } from 'vitest';
import { viewedPage } from './viewed-page';

describe('viewedPage (docs/visitors.md)', () => {
  it.each([
    ['en', { code: 'en', paths: ['/'] }],
    ['uk', { code: 'uk', paths: ['/'] }],
    ['en/about', { code: 'en', paths: ['/about'] }],
    ['uk/works/year=2024', { code: 'uk', paths: ['/works/year=2024', '/works'] }],
    ['en/a/b/c', { code: 'en', paths: ['/a/b/c', '/a/b', '/a'] }],
    ['_feed/en', null],
    ['de/about', null],
    ['', null],
  ])('%s', (key, page) => {
    expect(viewedPage(key, ['en', 'uk'])).toEqual(page);
  });
});
