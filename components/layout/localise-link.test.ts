import { describe, expect, it } from 'vitest';
import { frame, RUSSIAN } from '@/tests/factories/page-view';
import { localiseLink } from './localise-link';

describe('links that content stores (decision 17)', () => {
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
