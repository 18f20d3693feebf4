import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { problem } from '@/lib/contracts/problem';
import { sealDevice } from '@/lib/server/gateway/device';
import { type Answer, httpRequest } from '@/tests/server/support/http';
import { PublicAdmission } from './public-admission';

const SIGN_IN = '/api/auth/callback/credentials';
const BY_PATH = '/api/pages/by-path';
const DEVICES = { secret: 'a secret of thirty-two bytes, at least', siteUrl: 'http://localhost' };

let server: ReturnType<typeof createServer>;
let sockets: Socket[];
/** The calls that were let in; each is answered when it is released. */
let inside: (() => void)[];
let full: string[];

beforeEach(async () => {
  [sockets, inside, full] = [[], [], []];
  const admission = new PublicAdmission({
    devices: DEVICES,
    headers: { 'x-fixed': 'yes' },
    onFull: (kind) => full.push(kind),
  });
  server = createServer((request, response) => {
    const work = () =>
      new Promise<void>((resolve) => {
        inside.push(() => {
          if (!response.writableEnded) response.end('looked at');
          resolve();
        });
      });
    void admission.admit(request.url ?? '', request, response, work);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;
const device = (userId: string) =>
  `atelier-device=${sealDevice({ id: 'one', userId, passwordMark: 'mark' }, DEVICES)}`;

function post(target: string, from = '198.51.100.7', headers: Record<string, string> = {}): Promise<Answer> {
  return httpRequest(`http://127.0.0.1:${port()}`, target, {
    method: 'POST',
    body: 'password=x',
    headers: { 'x-forwarded-for': from, ...headers },
  });
}

/** Waits until so many are let in, of all that ever were. */
async function untilInside(count: number): Promise<void> {
  while (inside.length < count) await new Promise((resolve) => setImmediate(resolve));
}

async function releaseAll(answers: Promise<Answer>[]): Promise<number[]> {
  for (const answer of inside) answer();
  return (await Promise.all(answers)).map(({ status }) => status);
}

/** A connection that says that a body will come, and sends one byte of it. */
async function openSlowly(target: string, from: string): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST ${target} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-length: 200\r\n\r\np`,
  );
  return socket;
}

describe('passwords that come at once (security A-2)', () => {
  it('are let in four at a time, two of one network, and refused in the words of the contract', async () => {
    const first = ['198.51.100.7', '198.51.100.8', '203.0.113.1', '203.0.113.2'].map((from) =>
      post(SIGN_IN, from),
    );
    await untilInside(4);
    const refused = await post(SIGN_IN, '192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      'x-fixed': 'yes',
      'content-type': 'application/problem+json',
    });
    expect(problem.parse(JSON.parse(refused.body))).toMatchObject({ code: 'rate_limited', status: 429 });
    expect(full).toEqual(['sign-in']);
    expect(await releaseAll(first)).toEqual([200, 200, 200, 200]);
  });

  it('leave two places to the other networks', async () => {
    const flood = [1, 2].map(() => post(SIGN_IN, '198.51.100.7'));
    await untilInside(2);
    expect((await post(SIGN_IN, '198.51.100.200')).status).toBe(429);
    const other = post(SIGN_IN, '203.0.113.1');
    await untilInside(3);
    expect(await releaseAll([...flood, other])).toEqual([200, 200, 200]);
  });

  it('leave a known device its own place, from wherever it comes', async () => {
    const flood = ['198.51.100.7', '198.51.100.8', '203.0.113.1', '203.0.113.2'].map((from) =>
      post(SIGN_IN, from),
    );
    await untilInside(4);
    const forged = device('ada').replace('ada', 'eva');
    expect((await post(SIGN_IN, '192.0.2.1', { cookie: forged })).status).toBe(429);
    const known = post(SIGN_IN, '198.51.100.7', { cookie: device('ada') });
    await untilInside(5);
    expect(await releaseAll([...flood, known])).toEqual([200, 200, 200, 200, 200]);
  });

  it('are as few for searches, and who finds no place gets a page', async () => {
    const search = (from: string) =>
      httpRequest(`http://127.0.0.1:${port()}`, '/ru/search', { headers: { 'x-forwarded-for': from } });
    const first = ['198.51.100.7', '198.51.100.7', '203.0.113.1', '203.0.113.2'].map(search);
    await untilInside(4);
    const refused = await search('192.0.2.1');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(refused.body).toContain('<html lang="ru">');
    expect(full).toEqual(['search']);
    expect(await releaseAll(first)).toEqual([200, 200, 200, 200]);
  });

  it('go on once there is room', async () => {
    const first = [1, 2].map(() => post(SIGN_IN));
    await untilInside(2);
    const next = post(SIGN_IN);
    inside[0]?.();
    await untilInside(3);
    expect(await releaseAll([...first, next])).toEqual([200, 200, 200]);
  });

  it.each([
    ['GET', SIGN_IN],
    ['POST', '/api/media'],
    ['PATCH', BY_PATH],
  ])('do not count %s %s', async (method, target) => {
    const origin = `http://127.0.0.1:${port()}`;
    const all = Array.from({ length: 12 }, () => httpRequest(origin, target, { method, body: 'x' }));
    await untilInside(12);
    expect(new Set(await releaseAll(all))).toEqual(new Set([200]));
  });
});

describe('calls that need no session (security A-2, attack by many bodies)', () => {
  it('are let in eight at a time, four of one network; the others are to come again', async () => {
    const flood = Array.from({ length: 4 }, () => post(BY_PATH));
    await untilInside(4);
    const refused = await post(BY_PATH);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('1');
    expect(problem.parse(JSON.parse(refused.body)).code).toBe('unavailable');
    const other = post(BY_PATH, '203.0.113.1');
    await untilInside(5);
    expect(await releaseAll([...flood, other])).toEqual([200, 200, 200, 200, 200]);
  });

  it('do not stand in the way of signing in', async () => {
    const flood = Array.from({ length: 4 }, () => post(BY_PATH));
    await untilInside(4);
    const signingIn = post(SIGN_IN);
    await untilInside(5);
    expect(await releaseAll([...flood, signingIn])).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('a form without script that finds no place', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const JSON_TYPE = { 'content-type': 'application/json' };

  it.each([
    [
      'leads back to the page that it was sent from',
      FORM,
      'http://localhost/ru/contact?a=b',
      '/ru/contact#failed',
    ],
    ['leads nowhere else', FORM, 'http://localhost//evil.example/', undefined],
    ['leads nowhere when it does not say where from', FORM, 'no address', undefined],
    ['is none when a script sends it', JSON_TYPE, 'http://localhost/contact', undefined],
  ])('%s', async (_, type, referer, location) => {
    const flood = Array.from({ length: 4 }, () => post('/api/contact'));
    await untilInside(4);
    const refused = await post('/api/contact', undefined, { ...type, referer });
    expect([refused.status, refused.headers.location]).toEqual([location ? 303 : 503, location]);
    await releaseAll(flood);
  });
});

describe('bodies that do not come', () => {
  it('hold no place of those whose bodies are there', async () => {
    for (let at = 0; at < 40; at += 1) await openSlowly(SIGN_IN, '198.51.100.7');
    const answer = post(SIGN_IN, '198.51.100.7');
    await untilInside(1);
    expect(await releaseAll([answer])).toEqual([200]);
  });

  it('are waited for in small numbers, so that more of one network are refused unread, and of others are not', async () => {
    for (let at = 0; at < 64; at += 1) await openSlowly(SIGN_IN, '198.51.100.7');
    expect((await post(SIGN_IN, '198.51.100.8')).status).toBe(429);
    expect((await post(BY_PATH, '198.51.100.8')).status).toBe(503);
    const known = post(SIGN_IN, '198.51.100.8', { cookie: device('ada') });
    const other = post(SIGN_IN, '203.0.113.1');
    await untilInside(2);
    expect(await releaseAll([known, other])).toEqual([200, 200]);
  });

  it('are answered that they are late, and the connection ends', async () => {
    const socket = await openSlowly(SIGN_IN, '198.51.100.7');
    let output = '';
    socket.on('data', (chunk) => {
      output += chunk;
    });
    await once(socket, 'close');
    expect(output).toMatch(/^HTTP\/1\.1 408 /);
    expect(output).toMatch(/\r\nconnection: close\r\n/i);
    const [body = ''] = /\{.*\}/.exec(output) ?? [];
    expect(problem.parse(JSON.parse(body)).code).toBe('request_timeout');
  });
});

it('a place is given back by an answer that nobody takes off the connection', async () => {
  const socket = connect(port(), '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.pause();
  const head = `host: x\r\nx-forwarded-for: 198.51.100.7\r\n`;
  const signIn = `POST ${SIGN_IN} HTTP/1.1\r\n${head}content-length: 1\r\n\r\nx`;
  // The first is never answered, and the others are not sent before it is.
  socket.write(`GET / HTTP/1.1\r\n${head}\r\n${signIn}${signIn}`);
  await untilInside(3);
  for (const answer of inside.slice(1)) answer();
  const next = [1, 2].map(() => post(SIGN_IN));
  await untilInside(5);
  expect(await releaseAll(next)).toEqual([200, 200]);
});

it('a place is held until the work is done, also for a sender who is gone', async () => {
  for (let at = 1; at <= 2; at += 1) {
    const socket = connect(port(), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST ${SIGN_IN} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 198.51.100.7\r\ncontent-length: 1\r\n\r\nx`,
    );
    await untilInside(at);
    socket.destroy();
  }
  expect((await post(SIGN_IN)).status).toBe(429);
  const next = post(SIGN_IN);
  for (const answer of inside.splice(0)) answer();
  await untilInside(1);
  expect(await releaseAll([next])).toEqual([200]);
});
