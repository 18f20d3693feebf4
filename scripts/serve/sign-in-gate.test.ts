import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { problem } from '@/lib/contracts/problem';
import { SignInGate } from './sign-in-gate';

const SIGN_IN = '/api/auth/callback/credentials';
let release: (() => void)[];
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  release = [];
  const gate = new SignInGate();
  server = createServer((request, response) => {
    if (gate.refuses(request.url ?? '', request, response, { 'x-fixed': 'yes' })) return;
    release.push(() => response.end('looked at'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function post(path: string, method = 'POST') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const request = send({ port, host: '127.0.0.1', path, method, agent: false }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      });
      request.on('error', reject);
      request.end(method === 'POST' ? 'password=x' : undefined);
    },
  );
}

/** Waits until so many are let in. */
async function untilInside(count: number): Promise<void> {
  while (release.length < count) await new Promise((resolve) => setImmediate(resolve));
}

describe('passwords that come at once (security A-2)', () => {
  it('lets four in, refuses the next as the contract says, and lets others in once there is room', async () => {
    const first = [1, 2, 3, 4].map(() => post(SIGN_IN));
    await untilInside(4);
    const refused = await post(SIGN_IN);
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      'x-fixed': 'yes',
      'content-type': 'application/problem+json',
    });
    expect(problem.parse(JSON.parse(refused.body))).toMatchObject({ code: 'rate_limited', status: 429 });
    release[0]?.();
    expect((await Promise.race(first)).body).toBe('looked at');
    const next = post(SIGN_IN);
    await untilInside(5);
    for (const answer of release) answer();
    expect((await next).body).toBe('looked at');
    await Promise.all(first);
  });

  it.each([
    ['GET', SIGN_IN],
    ['POST', '/api/auth/logout'],
    ['POST', '/api/contact'],
    ['POST', '/api/auth/passwords'],
  ])('does not count %s %s', async (method, path) => {
    const held = Array.from({ length: 6 }, () => post(path, method));
    await untilInside(6);
    for (const answer of release) answer();
    for (const answer of await Promise.all(held)) expect(answer.status).toBe(200);
  });
});
