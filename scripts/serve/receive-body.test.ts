import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { receiveBody } from './receive-body';

const MAXIMUM = 200_000;
let server: ReturnType<typeof createServer>;
let patienceMs = 60_000;
let isRead = true;
/** The result of each body, and what could be read of it afterwards. */
let outcomes: Promise<[string, string]>[] = [];
let requested: (() => void)[] = [];

beforeEach(async () => {
  patienceMs = 60_000;
  isRead = true;
  outcomes = [];
  requested = [];
  server = createServer((request, response) => {
    const outcome = judge(request);
    outcomes.push(outcome);
    for (const each of requested.splice(0)) each();
    void outcome.then(([received, read]) => response.end(`${received} ${read.length}`));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function judge(request: IncomingMessage): Promise<[string, string]> {
  const received = await receiveBody(request, MAXIMUM, patienceMs);
  if (typeof received === 'string') return [received, ''];
  expect([received.method, received.url, received.headers.host]).toEqual(['POST', '/', 'x']);
  // As Next.js builds it, which fails for a body that has been read from.
  const given = new Request('http://x', { method: 'POST', body: received as never, duplex: 'half' } as never);
  return ['here', isRead ? await given.text() : ''];
}

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends each piece by itself, once the ones before are on their way. */
async function send(...pieces: string[]): Promise<[string, string]> {
  const socket = await open();
  const begun = new Promise<void>((resolve) => requested.push(resolve));
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await begun;
  return outcomes.at(-1) as Promise<[string, string]>;
}

const HEAD = 'POST / HTTP/1.1\r\nhost: x\r\n';
const reported = (bytes: number) => `${HEAD}content-length: ${bytes}\r\n\r\n`;
const CHUNKED = `${HEAD}transfer-encoding: chunked\r\n\r\n`;

describe('receiveBody (security A-2)', () => {
  it.each<[string, string[], string]>([
    ['with its head', [`${reported(5)}hello`], 'hello'],
    ['behind its head', [reported(5), 'hello'], 'hello'],
    ['byte by byte', [reported(5), ...'hello'], 'hello'],
    ['in chunks', [CHUNKED, '2\r\nhe\r\n', '3\r\nllo\r\n', '0\r\n\r\n'], 'hello'],
    ['in chunks at once', [`${CHUNKED}5\r\nhello\r\n0\r\n\r\n`], 'hello'],
    ['of nothing', [reported(0)], ''],
    ['of no chunk', [`${CHUNKED}0\r\n\r\n`], ''],
    ['that there is none of', [`${HEAD}\r\n`], ''],
    ['larger than a socket buffers', [reported(MAXIMUM), 'x'.repeat(MAXIMUM)], 'x'.repeat(MAXIMUM)],
  ])('leaves a body to be read that comes %s', async (_how, pieces, expected) => {
    expect(await send(...pieces)).toEqual(['here', expected]);
  });

  it('is not led astray by what comes behind', async () => {
    const socket = await open();
    const answers = text(socket);
    socket.end(`${reported(5)}hello${reported(3)}you${HEAD}connection: close\r\n\r\n`);
    expect([...(await answers).matchAll(/here \d/g)].map(String)).toEqual(['here 5', 'here 3', 'here 0']);
  });

  it('waits neither for what says that it is too large, nor for the rest of what turns out to be', async () => {
    const outcome = async (...pieces: string[]) => {
      isRead = false;
      return (await send(...pieces))[0];
    };
    expect(await outcome(reported(MAXIMUM + 1))).toBe('here');
    const size = (MAXIMUM + 2).toString(16);
    expect(await outcome(CHUNKED, `${size}\r\n${'x'.repeat(MAXIMUM + 1)}`)).toBe('here');
  });

  it('waits for no more than its patience', async () => {
    patienceMs = 20;
    expect(await send(reported(5), 'hel')).toEqual(['late', '']);
    expect(await send(CHUNKED, '2\r\nhe\r\n')).toEqual(['late', '']);
  });

  it('hears when the sender is gone', async () => {
    const socket = await open();
    const begun = new Promise<void>((resolve) => requested.push(resolve));
    socket.write(`${reported(5)}hel`);
    await begun;
    socket.destroy();
    expect(await outcomes[0]).toEqual(['gone', '']);
  });
});
