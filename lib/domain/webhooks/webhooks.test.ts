import { describe, expect, it } from 'vitest';
import { addressFault } from './address';
import { eventFor, WEBHOOK_TYPES } from './events';
import { pauseAfterTry, WEBHOOKS } from './limits';
import { asWebhookProblem, problemOfError, problemOfStatus } from './problems';

const PUBLIC_SITE = 'https://studio.example';
const OWN_SITE = 'http://localhost:3000';

describe('addressFault (docs/reference/webhooks.md)', () => {
  it.each([
    ['https://hooks.example/atelier', PUBLIC_SITE, null],
    ['https://hooks.example:8443/a?b=c', PUBLIC_SITE, null],
    ['https://127.0.0.1/', PUBLIC_SITE, null],
    ['http://hooks.example/', PUBLIC_SITE, 'notSecure'],
    ['http://localhost:4000/', PUBLIC_SITE, 'notSecure'],
    ['http://127.0.0.1:4000/', OWN_SITE, null],
    ['http://[::1]:4000/', OWN_SITE, null],
    ['http://localhost:4000/', 'http://127.0.0.1:3000', null],
    ['http://hooks.example/', OWN_SITE, 'notSecure'],
    ['http://127.0.0.1.example/', OWN_SITE, 'notSecure'],
    ['http://localhost.example/', OWN_SITE, 'notSecure'],
    ['https://me:secret@hooks.example/', PUBLIC_SITE, 'malformed'],
    ['ftp://hooks.example/', PUBLIC_SITE, 'malformed'],
    ['file:///etc/passwd', PUBLIC_SITE, 'malformed'],
    ['hooks.example', PUBLIC_SITE, 'malformed'],
    ['', PUBLIC_SITE, 'malformed'],
  ])('%s from %s: %s', (address, site, fault) => {
    expect(addressFault(address, site)).toBe(fault);
  });
});

describe('pauseAfterTry', () => {
  it('makes eight attempts over a day and a half', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7].map((tries) => pauseAfterTry(tries) ?? 0);
    expect(pauseAfterTry(8)).toBeNull();
    expect(pauses.every((pause, at) => pause > (pauses[at - 1] ?? 0))).toBe(true);
    const hours = pauses.reduce((sum, pause) => sum + pause) / 3_600_000;
    expect(hours).toBeGreaterThan(34);
    expect(hours).toBeLessThan(38);
  });

  it('leases a delivery for longer than sending it can take', () => {
    expect(WEBHOOKS.leaseMs).toBeGreaterThan(2 * WEBHOOKS.sendMs);
  });
});

describe('problems', () => {
  it.each([
    [200, null],
    [204, null],
    [299, null],
    [301, 'redirected'],
    [308, 'redirected'],
    [400, 'status'],
    [410, 'gone'],
    [500, 'status'],
    [199, 'status'],
  ])('of the status %i', (status, problem) => {
    expect(problemOfStatus(status)).toBe(problem);
  });

  it.each([
    [{ code: 'ENOTFOUND' }, 'noHost'],
    [{ code: 'EPRIVATE' }, 'privateAddress'],
    [{ code: 'ECONNREFUSED' }, 'refused'],
    [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'certificate'],
    [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'certificate'],
    [{ name: 'TimeoutError' }, 'timeout'],
    [{ code: 'HPE_INVALID_CONSTANT' }, 'other'],
    [undefined, 'other'],
  ])('of the error %j', (error, problem) => {
    expect(problemOfError(error)).toBe(problem);
  });

  it('of another release are read', () => {
    expect([asWebhookProblem(null), asWebhookProblem('gone'), asWebhookProblem('new')]).toEqual([
      null,
      'gone',
      'other',
    ]);
  });
});

it('who asks for published pages is told of those that are taken offline, and everybody of a test', () => {
  expect(WEBHOOK_TYPES.map(eventFor)).toEqual([
    ...['page.published', 'page.saved', 'media.uploaded', 'message.received'],
    ...['page.published', null],
  ]);
});
