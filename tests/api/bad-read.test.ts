import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as byPath from '@/app/api/pages/by-path/route';
import { problem } from '@/lib/contracts/problem';
import { stringCollections } from '@/tests/corpora/read-corpora';
import { call } from './support/call';
import {
  INVALID,
  KIBIBYTE,
  LARGE,
  MALFORMED,
  MEBIBYTE,
  MISSING,
  NUL,
  refused,
  type Sent,
  TYPE,
} from './support/refused';
import { openSite, type TestSite } from './support/site';

const LONE = '\ud800';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const at = (path: unknown, locale: unknown = 'en') => ({ json: { path, locale } });
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));

describe('POST /api/pages/by-path refuses (security V-1 to V-6)', () => {
  it.each<[string, Sent, unknown[]]>([
    ['no body and no type', { headers: { 'content-type': '' } }, TYPE],
    ['no body', { headers: { 'content-type': 'application/json' } }, MALFORMED],
    ['an empty body', { raw: '' }, MALFORMED],
    ['a body of spaces', { raw: ' \n' }, MALFORMED],
    ['half a body', { raw: '{"path":"/about","loc' }, MALFORMED],
    ['two bodies', { raw: '{}{}' }, MALFORMED],
    ['no JSON', { raw: 'path=/about' }, MALFORMED],
    ['broken UTF-8', { raw: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) }, MALFORMED],
    ['UTF-16', { raw: utf16('{"path":"/about","locale":"en"}') }, MALFORMED],
    ['text/plain', { raw: '{"path":"/","locale":"en"}', headers: { 'content-type': 'text/plain' } }, TYPE],
    ['a form', { raw: 'path=/', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, TYPE],
    ['a type that only looks right', { raw: '{}', headers: { 'content-type': 'application/jsonp' } }, TYPE],
    ['a problem', { raw: '{}', headers: { 'content-type': 'application/problem+json' } }, TYPE],
    ['three megabytes', { raw: JSON.stringify({ path: 'x'.repeat(3 * MEBIBYTE), locale: 'en' }) }, LARGE],
    ['one byte too many', { raw: `"${'x'.repeat(4 * KIBIBYTE - 1)}"` }, LARGE],
    ['as much as may be, of no sense', { raw: `"${'x'.repeat(4 * KIBIBYTE - 2)}"` }, INVALID],
    ['a false length', { raw: '{}', headers: { 'content-length': String(3 * MEBIBYTE) } }, LARGE],
    ['200,000 unknown keys', { raw: JSON.stringify({ ...Array(200_000).fill(0) }) }, LARGE],
    ['100,000 nested lists', { raw: '['.repeat(100_000) + ']'.repeat(100_000) }, LARGE],
    ['nested lists', { raw: '['.repeat(2_000) + ']'.repeat(2_000) }, INVALID],
    ['open lists', { raw: '['.repeat(32) }, MALFORMED],
    ['nested objects', { raw: `${'{"a":'.repeat(500)}1${'}'.repeat(500)}` }, INVALID],
    ['null', { raw: 'null' }, INVALID],
    ['a number', { raw: '1' }, INVALID],
    ['a list', { raw: '[]' }, INVALID],
    ['nothing in it', { raw: '{}' }, INVALID],
    ['an unknown key', { json: { path: '/about', locale: 'en', draft: true } }, INVALID],
    ['the prototype as a key', { raw: '{"path":"/about","locale":"en","__proto__":{"a":1}}' }, INVALID],
    ['the constructor as a key', { raw: '{"path":"/about","locale":"en","constructor":{}}' }, INVALID],
    ['the prototype in place of fields', { raw: '{"__proto__":{"path":"/about","locale":"en"}}' }, INVALID],
    ['a key twice, the last one wrong', { raw: '{"path":"/about","locale":"en","path":7}' }, INVALID],
    ['a path that is a number', at(7), INVALID],
    ['a path that is null', at(null), INVALID],
    ['a path that is a list', at(['/about']), INVALID],
    ['a path that is an object', at({ toString: '/about' }), INVALID],
    ['an empty path', at(''), INVALID],
    ['a relative path', at('about'), INVALID],
    ['a whole address', at('https://evil.example/about'), INVALID],
    ['two slashes', at('//about'), INVALID],
    ['two slashes within', at('/about//quotes'), INVALID],
    ['steps upwards', at('/about/../contact'), INVALID],
    ['a step on the spot', at('/./about'), INVALID],
    ['encoded steps upwards', at('/%2e%2e/about'), INVALID],
    ['encoded slashes', at('/about%2fquotes'), INVALID],
    ['upper-case encoded slashes', at('/about%2Fquotes'), INVALID],
    ['slashes encoded twice', at('/about%252fquotes'), INVALID],
    ['a backslash', at('/about\\quotes'), INVALID],
    ['a broken escape', at('/%E0%A4%A'), INVALID],
    ['an overlong escape', at('/%c0%ae'), INVALID],
    ['a query', at('/about?x=1'), INVALID],
    ['a fragment', at('/about#x'), INVALID],
    ['a dot', at('/about.html'), INVALID],
    ['a path of 256', at(`/${'a'.repeat(255)}`), INVALID],
    ['NUL in a path', at(`/about${NUL}`), INVALID],
    ['encoded NUL', at('/about%00'), INVALID],
    ['a line break', at('/about%0d%0aSet-Cookie:x'), INVALID],
    ['half a character in a path', { raw: '{"path":"/about\\ud800","locale":"en"}' }, INVALID],
    ['an unknown path of 255', at(`/${'a'.repeat(254)}`), MISSING],
    ['an unknown path of 255 letters of four bytes', at(`/${'𐐨'.repeat(254)}`), MISSING],
    ['a path to the application', at('/api/health'), MISSING],
    ['an unknown locale', at('/about', 'fr'), MISSING],
    ['a locale outside the catalogue', at('/about', 'tlh'), MISSING],
    ['a name of every object', at('/about', 'constructor'), MISSING],
    ['a locale that is a number', at('/about', 1), INVALID],
    ['a locale that is null', at('/about', null), INVALID],
    ['an empty locale', at('/about', ''), INVALID],
    ['a locale with a slash', at('/about', 'en/..'), INVALID],
    ['a locale of 17 letters', at('/about', 'a'.repeat(17)), INVALID],
    ['the prototype as a locale', at('/about', '__proto__'), INVALID],
    ['NUL in a locale', at('/about', `en${NUL}`), INVALID],
    ['half a character in a locale', { raw: '{"path":"/about","locale":"\\udfff"}' }, INVALID],
  ])('%s', async (_name, sent, expected) => {
    expect(await refused('POST', sent)).toEqual(expected);
    expect(Object.hasOwn(Object.prototype, 'a')).toBe(false);
  });

  it('takes the last of two equal keys, as JSON does', async () => {
    const { json } = await call(byPath, 'POST', { raw: '{"path":7,"path":"/about","locale":"en"}' });
    expect(json.translation.path).toBe('/about');
  });

  it('names each field that is wrong', async () => {
    const { json } = await call(byPath, 'POST', { json: { path: 7, locale: 'EN_us', more: 1 } });
    expect(json.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['locale', 'more', 'path']);
  });

  it('tells twenty errors at most, and of each no more than says which', async () => {
    const keys = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`k${at}`, 0]));
    const many = await call(byPath, 'POST', { json: { ...keys, locale: 7 } });
    expect([many.status, many.json.errors.length]).toEqual([422, 20]);
    const long = await call(byPath, 'POST', { json: { ['x'.repeat(3_000)]: 1 } });
    expect([long.status, long.bytes.length < 2_000]).toEqual([422, true]);
  });

  async function neverFails(string: string) {
    for (const sent of [at(string), at(`/${string}`), at('/about', string), at(string, string)]) {
      const { status, json, log } = await call(byPath, 'POST', sent);
      expect([string, log.length]).toEqual([string, 1]);
      if (status === 200) continue;
      problem.parse(json);
      expect([string, [404, 422].includes(status)]).toEqual([string, true]);
    }
  }

  it.each([['that no page has', [NUL, LONE, 'a'.repeat(1_500)]], ...stringCollections()])(
    'strings %s as path and locale',
    async (_name, strings) => {
      for (const string of strings) await neverFails(string);
    },
  );
});
