import { describe, expect, it } from 'vitest';
import { VISITS } from '@/lib/domain/visits/limits';
import { VisitCounter } from './visit-counter';
import { VisitTally } from './visit-tally';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const NOON = Date.parse('2026-11-27T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

function counting() {
  const tally = new VisitTally();
  tally.isOn = true;
  let at = NOON;
  const counter = new VisitCounter(tally, 'https://selivan.art', () => at);
  const person = { host: 'selivan.art', 'user-agent': FIREFOX, 'x-forwarded-for': '192.0.2.1' };
  const look = (headers: Record<string, string> = {}, method = 'GET', key = 'en/about') =>
    counter.page(key, { method, headers: { ...person, ...headers } });
  const counts = () =>
    Object.fromEntries(tally.take().map(({ kind, name, count }) => [`${kind} ${name}`.trim(), count]));
  return { tally, counter, person, look, counts, pass: (ms: number) => (at += ms) };
}

describe('VisitCounter (docs/visitors.md)', () => {
  it('counts each view, and somebody who stays as one visitor', () => {
    const { look, counts } = counting();
    look();
    look();
    look({}, 'GET', 'uk');
    expect(counts()).toEqual({ 'view en/about': 2, 'view uk': 1, visitor: 1 });
    expect(counts()).toEqual({});
  });

  it.each<[string, Record<string, string>, { isOn?: boolean; method?: string }]>([
    ['nobody wants it', {}, { isOn: false }],
    ['it is only asked whether the page has changed', {}, { method: 'HEAD' }],
    ['somebody is signed in', { cookie: '__Host-atelier-session=abc' }, {}],
    ['the browser fetches it ahead', { 'sec-purpose': 'prefetch' }, {}],
    ['the browser draws it ahead', { 'sec-purpose': 'prefetch;prerender' }, {}],
    ['an older browser fetches it ahead', { purpose: 'prefetch' }, {}],
    ['a script reads it', { 'sec-fetch-dest': 'empty' }, {}],
    ['a frame of another site holds it', { 'sec-fetch-dest': 'iframe' }, {}],
    ['a machine asks', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://x)' }, {}],
    ['a program asks', { 'user-agent': 'curl/8.5.0' }, {}],
    ['a browser without a screen asks', { 'user-agent': `${FIREFOX} HeadlessChrome/150.0` }, {}],
    ['nobody says who asks', { 'user-agent': '' }, {}],
  ])('counts nothing where %s', (_why, headers, { isOn = true, method = 'GET' }) => {
    const { tally, look, counts } = counting();
    tally.isOn = isOn;
    look(headers, method);
    expect(counts()).toEqual({});
  });

  it('counts a page that was drawn ahead when it is shown', () => {
    const { look, counts } = counting();
    look({ 'x-page-shown': '1', 'sec-fetch-dest': 'empty', referer: 'https://selivan.art/' }, 'HEAD');
    expect(counts()).toEqual({ 'view en/about': 1, visitor: 1 });
  });

  it('tells visitors apart by network and browser, and nobody from one day to the next', () => {
    const { look, counts, pass } = counting();
    look();
    look({ 'x-forwarded-for': '192.0.2.2' });
    look({ 'user-agent': FIREFOX.replaceAll('145', '146') });
    expect(counts().visitor).toBe(3);
    pass(DAY_MS);
    look();
    expect(counts().visitor).toBe(1);
  });

  it('names the days', () => {
    const { tally, look, pass } = counting();
    look();
    pass(DAY_MS / 2);
    look();
    expect(tally.take().flatMap(({ day, kind }) => (kind === 'view' ? [day] : []))).toEqual([
      '2026-11-27',
      '2026-11-28',
    ]);
  });

  it('counts from where people come, and not the ways within the site', () => {
    const { look, counts } = counting();
    look({ referer: 'https://www.google.com/' });
    look({ referer: 'https://selivan.art/works' });
    look({ referer: 'https://selivan.art/works', host: 'localhost:3000' });
    expect(counts()).toMatchObject({ 'view en/about': 3, 'source google.com': 1 });
  });

  it('counts documents, and neither pictures nor whoever is signed in', () => {
    const { counter, person, counts } = counting();
    counter.file('cv.pdf', { method: 'GET', headers: person });
    counter.file('cv.pdf', { method: 'HEAD', headers: person });
    counter.file('cv.pdf', { method: 'GET', headers: { ...person, cookie: '__Host-atelier-session=a' } });
    counter.file('works/a.jpg', { method: 'GET', headers: person });
    expect(counts()).toEqual({ 'file cv.pdf': 1 });
  });

  it('is not filled by sources that are made up, which keep nothing else from being counted', () => {
    const { tally, look, counts, pass } = counting();
    const sources = () => tally.take().filter(({ kind }) => kind === 'source');
    look({ referer: 'https://true.example/' });
    for (let at = 0; at < VISITS.sources + 50; at += 1) look({ referer: `https://${at}.example/` });
    expect(sources()).toHaveLength(VISITS.sources);
    look({ referer: 'https://late.example/', 'x-forwarded-for': '192.0.2.9' }, 'GET', 'en/late');
    look({ referer: 'https://true.example/' });
    expect(counts()).toEqual({ 'source true.example': 1, 'view en/about': 1, 'view en/late': 1, visitor: 1 });
    pass(DAY_MS);
    look({ referer: 'https://late.example/' });
    expect(sources()).toHaveLength(1);
  });
});
