import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { enforceDeclaredLength } from './declared-length';

/** Everything that comes over the wire, until the other side closes. */
async function wire(answer: (response: ServerResponse) => void, method = 'GET') {
  const server = createServer((_request, response) => {
    enforceDeclaredLength(response);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${method} / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  server.close();
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { head: head.toLowerCase().split('\r\n'), body };
}

const reported =
  (length: string, ...parts: string[]) =>
  (response: ServerResponse) => {
    response.setHeader('x-declared-length', length);
    const last = parts.pop();
    for (const part of parts) response.write(part);
    response.end(last);
  };

describe('enforceDeclaredLength (docs/reference/http-api.md#media)', () => {
  it.each([
    ['in one part', ['12345']],
    ['in several', ['12', '34', '5']],
  ])('sends %s the length that was told, under its own name and without chunks', async (_name, parts) => {
    const { head, body } = await wire(reported('5', ...parts));
    expect(head).toContain('content-length: 5');
    expect(head.filter((line) => /transfer-encoding|x-declared-length/.test(line))).toEqual([]);
    expect(body).toBe('12345');
  });

  it('tells it for HEAD, which has no body', async () => {
    const { head, body } = await wire(reported('5'), 'HEAD');
    expect([head.includes('content-length: 5'), body]).toEqual([true, '']);
  });

  it.each([
    ['shorter', ['12', '34']],
    ['shorter, in one part', ['1234']],
    ['empty', []],
  ])('breaks an answer off that is %s, and never fills it up', async (_name, parts) => {
    const { body } = await wire(reported('5', ...parts));
    expect(body.length).toBeLessThan(5);
    expect(parts.join('').startsWith(body)).toBe(true);
  });

  it('lets nothing out beyond it', async () => {
    expect((await wire(reported('3', '123', '45'))).body.length).toBeLessThanOrEqual(3);
    expect((await wire(reported('3', '12345'))).body).toBe('');
  });

  it.each(['', '-1', '1.5', 'many', '5, 6'])('takes "%s" for no length', async (length) => {
    const { head, body } = await wire(reported(length, '12', '345'));
    expect(head.filter((line) => /content-length|x-declared-length/.test(line))).toEqual([]);
    expect(body).toContain('345');
  });

  it('knows none of what is packed on its way', async () => {
    const { head } = await wire((response) => {
      response.setHeader('content-encoding', 'gzip');
      reported('5', '12', '3')(response);
    });
    expect(head.filter((line) => /content-length|x-declared-length/.test(line))).toEqual([]);
  });
});
