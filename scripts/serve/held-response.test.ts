import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { holdAnswer } from './held-response';

/** What a client gets from a server that answers so. */
async function answerOf(listener: RequestListener): Promise<{ response: Response; body: string }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return { response, body: await response.text() };
  } finally {
    server.close();
  }
}

async function bad(response: ServerResponse): Promise<void> {
  response.setHeader('x-bad', '1');
  response.writeHead(500, 'Oh no', { 'content-type': 'text/html', 'set-cookie': 'a=b' });
  response.write('half of an ');
  response.end('error page');
}

describe('holdAnswer', () => {
  it('sends nothing until it is told to, and then everything', async () => {
    let sentBefore: boolean | undefined;
    const { response, body } = await answerOf(async (_request, held) => {
      const answer = await holdAnswer(held, async () => {
        held.statusCode = 203;
        held.setHeader('x-a', '1');
        held.writeHead(201, { 'x-b': '2' });
        held.flushHeaders();
        held.write(Buffer.from('один '));
        held.write(new Uint8Array([0x32, 0x20]));
        held.write('три ', 'utf8');
        held.end(Buffer.from('четыре').toString('latin1'), 'latin1');
      });
      sentBefore = held.headersSent;
      answer.send(answer.body);
    });
    expect(sentBefore).toBe(false);
    expect([response.status, response.headers.get('x-a'), response.headers.get('x-b')]).toEqual([
      201,
      '1',
      '2',
    ]);
    expect(body).toBe('один 2 три четыре');
  });

  it('tells the status and the body before anything is sent', async () => {
    let seen: unknown;
    await answerOf(async (_request, held) => {
      const answer = await holdAnswer(held, () => bad(held));
      seen = [answer.status, answer.body.toString()];
      answer.send(answer.body);
    });
    expect(seen).toEqual([500, 'half of an error page']);
  });

  it('leaves no trace of an answer that was discarded, and keeps what stood there before', async () => {
    const { response, body } = await answerOf(async (_request, held) => {
      held.setHeader('x-before', 'kept');
      (await holdAnswer(held, () => bad(held))).discard();
      const again = await holdAnswer(held, async () => {
        held.end('good');
      });
      again.send(again.body);
    });
    expect([response.status, body]).toEqual([200, 'good']);
    expect(response.headers.get('x-before')).toBe('kept');
    for (const name of ['x-bad', 'set-cookie', 'content-type']) expect(response.headers.get(name)).toBeNull();
  });

  it('rejects when the work fails before it has answered, and another answer can be sent', async () => {
    const { response, body } = await answerOf(async (_request, held) => {
      const failed = holdAnswer(held, async () => {
        held.setHeader('x-bad', '1');
        held.write('half');
        throw new Error('no database');
      });
      await expect(failed).rejects.toThrow('no database');
      held.end('instead');
    });
    expect([response.status, body, response.headers.get('x-bad')]).toEqual([200, 'instead', null]);
  });

  it('calls back, as a stream does', async () => {
    const called: string[] = [];
    await answerOf(async (_request, held) => {
      const answer = await holdAnswer(held, async () => {
        await new Promise<void>((resolve) => held.write('a', () => resolve()));
        called.push('written');
        held.end(() => called.push('ended'));
      });
      answer.send(answer.body);
    });
    expect(called).toEqual(['written', 'ended']);
  });
});
