import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { answerPrivately } from './private-answers';

const PUBLIC = 'public, max-age=0';

const HANDLERS: [string, RequestListener][] = [
  [
    'headers by name',
    (_, response) => {
      response.setHeader('Referrer-Policy', 'origin');
      response.writeHead(200, { 'Cache-Control': PUBLIC, 'x-own': '1', vary: undefined });
      response.end('shown');
    },
  ],
  [
    'a flat list',
    (_, response) => response.writeHead(200, ['cache-control', PUBLIC, 'x-own', '1']).end('shown'),
  ],
  [
    'a word on the status',
    (_, response) => response.writeHead(200, 'Fine', { 'cache-control': PUBLIC, 'x-own': '1' }).end('shown'),
  ],
  [
    'nothing but a body',
    (_, response) => {
      response.setHeader('cache-control', PUBLIC);
      response.setHeader('x-own', '1');
      response.end('shown');
    },
  ],
];

describe('answerPrivately', () => {
  it.each(HANDLERS)('has the last word on what is answered by %s', async (_name, answer) => {
    const server = createServer((request, response) => {
      answerPrivately(response);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'x-own': '1',
      });
      expect([response.status, await response.text()]).toEqual([200, 'shown']);
    } finally {
      server.close();
    }
  });
});
