import { describe, expect, it } from 'vitest';
import { mayReadMetrics } from './may-read-metrics';

const TOKEN = '4f1d7a92c0e35b68a1d7f02c9b46e83d';
const read = (headers: Record<string, string>, token?: string) => mayReadMetrics(new Headers(headers), token);

describe('mayReadMetrics', () => {
  it.each([
    [{ 'x-forwarded-for': '127.0.0.1', host: 'localhost:3000' }, true],
    [{ 'x-forwarded-for': '::1', host: '[::1]:3000' }, true],
    [{ 'x-forwarded-for': '::ffff:127.0.0.1', host: '127.0.0.1' }, true],
    [{ 'x-forwarded-for': '203.0.113.9', host: 'localhost:3000' }, false],
    [{ 'x-forwarded-for': '127.0.0.1', host: 'studio.example' }, false],
    [{ 'x-forwarded-for': '127.0.0.1', host: 'localhost.evil.example' }, false],
    [{ 'x-forwarded-for': '127.0.0.1', host: 'localhost', 'x-unnamed-proxy': '127.0.0.1' }, false],
    [{ host: 'localhost' }, false],
  ])('without a token, %j: %s', (headers, expected) => {
    expect(read(headers)).toBe(expected);
  });

  it('wants the token where there is one, from this machine, too', () => {
    expect(read({ authorization: `Bearer ${TOKEN}` }, TOKEN)).toBe(true);
    expect(read({ authorization: `bearer ${TOKEN}` }, TOKEN)).toBe(true);
    for (const authorization of ['', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, 'Bearer ', TOKEN])
      expect(read({ authorization, 'x-forwarded-for': '127.0.0.1', host: 'localhost' }, TOKEN)).toBe(false);
  });
});
