import { describe, expect, it } from 'vitest';
import { readTarget } from './request-target';

describe('readTarget (docs/reference/http-api.md#conventions; security R-2)', () => {
  it.each([
    ['/', '/', '/'],
    ['/about', '/about', '/about'],
    ['/about?a=1#b', '/about', '/about?a=1#b'],
    ['/%61bout?x=%41', '/about', '/about?x=%41'],
    ['/%65n/about', '/en/about', '/en/about'],
    ['/%5Fpayload/en', '/_payload/en', '/_payload/en'],
    ['/%d1%97', '/ї', '/%D1%97'],
    [Buffer.from('/ї').toString('latin1'), '/ї', '/%D1%97'],
    ['/a%2Fb', '/a%2Fb', '/a%252Fb'],
    ['/a%2fb', '/a%2Fb', '/a%252Fb'],
    ['/a%252Fb', '/a%2Fb', '/a%252Fb'],
    ['/a%3Fb%23c', '/a?b#c', '/a%3Fb%23c'],
    ['/a%25b', '/a%b', '/a%25b'],
    ['//about', '//about', '//about'],
    ['/about/', '/about/', '/about/'],
    ['/a@2x.jpg', '/a@2x.jpg', '/a@2x.jpg'],
    ['/...', '/...', '/...'],
  ])('reads %s', (given, pathname, url) => {
    expect(readTarget(given)).toEqual({ pathname, url });
  });

  it.each([
    ['an escape that is none', '/%E0%A4%A'],
    ['bytes that are no text', '/%c0%ae'],
    ['bytes that are no text, not encoded', '/\xc0\xae'],
    ['half a surrogate pair', '/%ED%A0%80'],
    ['NUL', '/a%00b'],
    ['a line break', '/a%0d%0aSet-Cookie:x'],
    ['a backslash', '/a%5cb'],
    ['a backslash, not encoded', '/\\evil.example'],
    ['a way up', '/a/../b'],
    ['an encoded way up', '/%2e%2e/b'],
    ['a way up at the end', '/a/..'],
    ['a way that stays', '/./a'],
    ['another host', 'http://evil.example/'],
    ['no path', '*'],
    ['nothing', ''],
  ])('refuses %s: %j', (_name, given) => {
    expect(readTarget(given)).toBeNull();
  });
});
