import { describe, expect, it } from 'vitest';
import { PRERENDER_RULES } from './prerender-rules';

const [rule] = JSON.parse(PRERENDER_RULES).prerender;
const [, { not: excluded }] = rule.where.and as [unknown, { not: { href_matches: string[] } }];

/** As URL patterns read a path: `*` stands for anything. */
function isDrawnAhead(path: string): boolean {
  return !excluded.href_matches.some((pattern) => {
    const [start = '', ...rest] = pattern.split('*');
    let at = start.length;
    return (
      path.startsWith(start) &&
      rest.every((part) => {
        const found = part === '' ? path.length : path.indexOf(part, at);
        at = found + part.length;
        return found !== -1;
      }) &&
      at === path.length
    );
  });
}

describe('pages that are drawn ahead (docs/reference/pages-and-paths.md#moving-between-pages)', () => {
  it.each([
    '/',
    '/ru',
    '/about',
    '/uk/works/digital-art',
    '/works/year=2024',
    '/masterclass',
    '/apiary/news',
  ])('%s is', (path) => {
    expect(isDrawnAhead(path)).toBe(true);
  });

  it.each([
    '/master',
    '/master/pages/1',
    '/ru/master',
    '/ru/master/settings',
    '/api/site/export',
    '/media/works/a.jpg',
    '/ru/feed.xml',
    '/_next/static/a.js',
  ])('%s is not', (path) => {
    expect(isDrawnAhead(path)).toBe(false);
  });

  it('waits for a pointer that rests or a finger that comes down', () => {
    expect(rule.eagerness).toBe('moderate');
  });
});
