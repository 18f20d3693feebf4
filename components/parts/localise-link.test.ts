import { describe, expect, it } from 'vitest';
import { frame, RUSSIAN } from '@/tests/factories/page-view';
import { localiseHtml, localiseLink } from './localise-link';

describe('links that content stores (docs/reference/editing.md#links)', () => {
  it.each([
    ['/works', '/ru/works'],
    ['/', '/ru'],
    ['/works?year=2019#list', '/ru/works?year=2019#list'],
    ['/uk/works', '/uk/works'],
    ['/media/catalogue.pdf', '/media/catalogue.pdf'],
    ['#section-1', '#section-1'],
    ['https://example.org/a', 'https://example.org/a'],
    ['mailto:studio@selivan.example', 'mailto:studio@selivan.example'],
    ['', null],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['works', null],
  ])('%j is %j in Russian', (link, expected) => {
    expect(localiseLink(link, frame(RUSSIAN))).toBe(expected);
  });
});

describe('links within stored markup', () => {
  it.each([
    ['<a href="/works">a</a>', '<a href="/ru/works">a</a>'],
    ['<a class="x" href="/works?a=1&amp;b=2">a</a>', '<a class="x" href="/ru/works?a=1&amp;b=2">a</a>'],
    ['<a href="/ru/works">a</a>', '<a href="/ru/works">a</a>'],
    ['<a href="/media/a.pdf">a</a>', '<a href="/media/a.pdf">a</a>'],
    ['<a href="https://example.org/">a</a>', '<a href="https://example.org/">a</a>'],
    ['<p>type href="/works" here</p>', '<p>type href="/works" here</p>'],
  ])('%s', (html, expected) => {
    expect(localiseHtml(html, frame(RUSSIAN))).toBe(expected);
  });
});
