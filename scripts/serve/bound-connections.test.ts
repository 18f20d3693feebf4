import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { boundConnections } from './bound-connections';

const opened: { close(): unknown }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

async function serve(bounds: Parameters<typeof boundConnections>[1]) {
  const server = createServer((_request, response) => response.end('here'));
  boundConnections(server, bounds);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push({ close: () => server.close() });
  return (server.address() as AddressInfo).port;
}

/** Opens a connection, and says whether it is still open once the server has seen it. */
async function hold(port: number): Promise<{ socket: Socket; isOpen: boolean }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  opened.push({ close: () => socket.destroy() });
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const isOpen = await Promise.race([
    once(socket, 'data').then(() => true),
    once(socket, 'close').then(() => false),
  ]);
  return { socket, isOpen };
}

it('closes what one sender opens beyond its bound, and takes more once others have gone', async () => {
  const port = await serve({ ofOne: 2, speaksForOthers: () => false });
  const held = [await hold(port), await hold(port)];
  expect(held.map(({ isOpen }) => isOpen)).toEqual([true, true]);
  expect((await hold(port)).isOpen).toBe(false);
  held[0]?.socket.destroy();
  await expect.poll(async () => (await hold(port)).isOpen).toBe(true);
});

it('does not count those who speak for others, but all of them together', async () => {
  const port = await serve({ all: 3, ofOne: 1, speaksForOthers: () => true });
  const held = [await hold(port), await hold(port), await hold(port)];
  expect(held.map(({ isOpen }) => isOpen)).toEqual([true, true, true]);
  expect((await hold(port)).isOpen).toBe(false);
});

it('leaves ordinary requests alone', async () => {
  const port = await serve({ speaksForOthers: () => false });
  const [answer] = (await once(get({ port, host: '127.0.0.1' }), 'response')) as [
    import('node:http').IncomingMessage,
  ];
  expect(answer.statusCode).toBe(200);
  answer.resume();
});
