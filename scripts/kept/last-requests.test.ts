import { expect, it } from 'vitest';
import { LastRequests } from './last-requests.mjs';

it('tells the last sixteen, oldest first, to whoever shares the memory', () => {
  const requests = new LastRequests();
  expect(requests.read()).toEqual([]);
  for (let at = 1; at <= 40; at += 1) requests.note('GET', `/works/${at}`);
  const reported = new LastRequests(requests.memory).read();
  expect(reported).toHaveLength(16);
  expect([reported.at(0), reported.at(-1)]).toEqual(['GET /works/25', 'GET /works/40']);
});

it.each([
  ['a query', '/master?owner=secret', 'GET /master'],
  ['a fragment', '/about#secret', 'GET /about'],
  ['the token of a private link', '/ru/_preview/secret?x=1', 'GET /ru/_preview/…'],
  ['an odd spelling of it', '/_PREVIEW/secret', 'GET /_PREVIEW/…'],
])('keeps %s to itself (security S-3)', (_, url, reported) => {
  const requests = new LastRequests();
  requests.note('GET', url);
  expect(requests.read()).toEqual([reported]);
});

it('cuts what is long', () => {
  const requests = new LastRequests();
  requests.note('GET', '/'.padEnd(1000, 'x'));
  requests.note('GET', '/about');
  const [long, short] = requests.read();
  expect(long).toHaveLength(240);
  expect(short).toBe('GET /about');
});
