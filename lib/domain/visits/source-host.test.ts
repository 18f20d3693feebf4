import { describe, expect, it } from 'vitest';
import { sourceHost } from './source-host';

const OWN = ['selivan.art', undefined];

describe('sourceHost (docs/visitors.md)', () => {
  it.each([
    ['https://www.google.com/', 'google.com'],
    ['https://news.example.org/2026/11/an-artist?x=1', 'news.example.org'],
    ['http://Example.ORG:8080/', 'example.org:8080'],
    ['https://xn--80ak6aa92e.com/', 'xn--80ak6aa92e.com'],
    ['https://selivan.art/works', null],
    ['https://www.selivan.art/works', null],
    ['https://selivan.art.example.org/', 'selivan.art.example.org'],
    ['android-app://com.google.android.gm/', null],
    ['javascript:alert(1)', null],
    ['https://', null],
    ['no address', null],
    ['', null],
    [undefined, null],
  ])('%s: %s', (referer, host) => {
    expect(sourceHost(referer, OWN)).toBe(host);
  });

  it('is nothing where a name is longer than names are', () => {
    expect(sourceHost(`https://${'a.'.repeat(200)}example`, OWN)).toBeNull();
  });
});
