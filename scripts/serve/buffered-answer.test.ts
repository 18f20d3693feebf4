import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { bufferAnswer } from './buffered-answer';

/** What a client receives from a server with this listener. */
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

describe('bufferAnswer', () => {
  it('gives one of what a client takes once: the first place, and the last word on referrers', async () => {
    let answer: unknown;
    await answerOf(async (request, real) => {
      answer = await bufferAnswer(request, async (buffered) => {
        for (const place of ['/first', '/second']) buffered.appendHeader('location', place);
        for (const rule of ['strict-origin', 'no-referrer']) buffered.appendHeader('referrer-policy', rule);
        for (const cookie of ['a=1', 'b=2']) buffered.appendHeader('set-cookie', cookie);
        buffered.end();
      });
      real.end();
    });
    expect(answer).toMatchObject({
      headers: { location: '/first', 'referrer-policy': 'no-referrer', 'set-cookie': ['a=1', 'b=2'] },
    });
  });

  it('sends nothing, and gives all of what was answered', async () => {
    let answer: unknown;
    const { response, body } = await answerOf(async (request, real) => {
      answer = await bufferAnswer(request, async (buffered) => {
        buffered.statusCode = 203;
        buffered.setHeader('x-a', '1');
        buffered.writeHead(201, { 'x-b': '2', 'x-c': undefined });
        buffered.flushHeaders();
        buffered.write(Buffer.from('один '));
        buffered.write(new Uint8Array([0x32, 0x20]));
        buffered.write('три ', 'utf8');
        buffered.end(Buffer.from('четыре').toString('latin1'), 'latin1');
      });
      expect(real.headersSent).toBe(false);
      real.end('something else');
    });
    expect(answer).toEqual({
      status: 201,
      headers: { 'x-a': '1', 'x-b': '2' },
      body: Buffer.from('один 2 три четыре'),
    });
    expect([response.status, body, response.headers.get('x-a')]).toEqual([200, 'something else', null]);
  });

  it('leaves no trace of a failure on the answer that is sent in its place', async () => {
    const { response, body } = await answerOf(async (request, real) => {
      real.setHeader('x-before', 'kept');
      const { status } = await bufferAnswer(request, bad);
      real.end(`instead of ${status}`);
    });
    expect([response.status, body, response.headers.get('x-before')]).toEqual([
      200,
      'instead of 500',
      'kept',
    ]);
    for (const name of ['x-bad', 'set-cookie', 'content-type']) expect(response.headers.get(name)).toBeNull();
  });

  it('rejects when the work fails before it has answered', async () => {
    await answerOf(async (request, real) => {
      const failed = bufferAnswer(request, async (buffered) => {
        buffered.write('half');
        throw new Error('no database');
      });
      await expect(failed).rejects.toThrow('no database');
      real.end();
    });
  });

  it('does not mind what the work does after it has answered', async () => {
    await answerOf(async (request, real) => {
      const answer = await bufferAnswer(request, async (buffered) => {
        buffered.end('done');
        buffered.setHeader('x-late', '1');
        buffered.end('again');
        throw new Error('too late');
      });
      expect([String(answer.body), answer.headers]).toEqual(['done', {}]);
      real.end();
    });
  });

  it('calls back, as a stream does', async () => {
    const called: string[] = [];
    await answerOf(async (request, real) => {
      await bufferAnswer(request, async (buffered) => {
        await new Promise<void>((resolve) => buffered.write('a', () => resolve()));
        called.push('written');
        buffered.end(() => called.push('ended'));
      });
      real.end();
    });
    expect(called).toEqual(['written', 'ended']);
  });
});
