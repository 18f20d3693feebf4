import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { warm } from './warm';

const PAGE = '<link rel="preload" as="image" imageSrcSet="/media/a.jpg?w=320&amp;q=75 320w">';

let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE);
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => void server.close(resolve)));

it.each([
  ['and the pictures that they begin with', true, ['/media/a.jpg?w=320&q=75']],
  ['and no picture where those are made when they are first asked for', false, []],
])('asks for every page in every language, %s', async (_what, preparesPictures, pictures) => {
  asked = [];
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const count = await warm(origin, { preparesPictures }, () => false);
  expect(asked).toEqual(expect.arrayContaining(['/', '/ru/about', '/uk/works', '/sitemap.xml']));
  expect(asked.filter((address) => address.startsWith('/media/'))).toEqual(pictures);
  expect(count).toBe(asked.length);
});
