import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contact from '@/app/api/contact/route';
import { contactReceived } from '@/lib/contracts/contact';
import { problem } from '@/lib/contracts/problem';
import { type Answer, call } from './support/call';
import { openSite, SITE_URL, type TestSite } from './support/site';

const ADA = { name: 'Ada Lovelace', email: 'ada@museum.example', message: 'May we borrow Tidal Archive?' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let site: TestSite;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.contactMessage.deleteMany();
  await site.db.rateLimit.deleteMany();
});

const write = (json: unknown, headers: Record<string, string> = {}) =>
  call(contact, 'POST', { json, headers });
const submit = (fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
  call(contact, 'POST', { raw: new URLSearchParams(fields).toString(), headers: { ...FORM, ...headers } });
const kept = () => site.db.contactMessage.findMany({ orderBy: { id: 'asc' } });
const codeOf = ({ status, json }: Answer) => [status, problem.parse(json).code];

describe('POST /api/contact (docs/reference/http-api.md#conventions)', () => {
  it('stores a message, with the sender’s network and not the sender’s address', async () => {
    const answer = await write(ADA, { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' });
    expect([answer.status, contactReceived.parse(answer.json)]).toEqual([201, { received: true }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await kept()).toEqual([
      expect.objectContaining({
        ...ADA,
        locale: 'en',
        address: '198.51.100.0',
        suspicion: null,
        readAt: null,
        createdAt: expect.any(Date),
      }),
    ]);
    const stored = JSON.stringify([await kept(), await site.db.rateLimit.findMany()]);
    expect(stored).not.toContain('198.51.100.7');
    expect(JSON.stringify(answer.log)).not.toMatch(/ada|Tidal|198\.51/i);
  });

  it('normalises the stored texts: no second line in a name, one kind of line break in a message', async () => {
    await write({
      name: ' Ada\r\nBcc: all@example.com\u0000 ',
      email: ' ada@museum.example ',
      message: 'One\r\nTwo\u0007\r\n',
      locale: 'ru',
    });
    expect(await kept()).toEqual([
      expect.objectContaining({
        name: 'Ada Bcc: all@example.com',
        email: 'ada@museum.example',
        message: 'One\nTwo',
        locale: 'ru',
      }),
    ]);
  });

  it('keeps a message whose page’s language has gone in the meantime', async () => {
    expect((await write({ ...ADA, locale: 'fr' })).status).toBe(201);
    expect((await kept())[0]?.locale).toBe('en');
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', {}, ['name', 'email', 'message']],
    ['spaces', { ...ADA, name: ' \t', message: '\n\n' }, ['name', 'message']],
    ['a long name', { ...ADA, name: 'я'.repeat(201) }, ['name']],
    ['no e-mail address', { ...ADA, email: 'ada' }, ['email']],
    ['two e-mail addresses', { ...ADA, email: 'a@b.example,c@d.example' }, ['email']],
    ['a header in the address', { ...ADA, email: 'a@b.example\r\nBcc: c@d.example' }, ['email']],
    ['a long message', { ...ADA, message: 'я'.repeat(5001) }, ['message']],
    ['half a character', { ...ADA, message: 'a\ud800' }, ['message']],
    ['numbers', { name: 1, email: 2, message: 3 }, ['name', 'email', 'message']],
    ['an unknown key', { ...ADA, subject: 'Hi' }, ['subject']],
    ['a list', [ADA], ['']],
  ])('%s: 422, naming the fields', async (_name, json, fields) => {
    const { status, json: body } = await write(json);
    const { code, errors } = problem.parse(body);
    expect([status, code, [...new Set(errors?.map(({ path }) => path))]]).toEqual([
      422,
      'validation_failed',
      fields,
    ]);
    expect(await kept()).toEqual([]);
    expect(await site.db.rateLimit.count()).toBe(0);
  });

  it('takes the longest message of the longest letters', async () => {
    const longest = { ...ADA, message: '語'.repeat(5000) };
    expect((await write(longest)).status).toBe(201);
    expect((await submit({ ...longest, name: 'Other' })).headers.get('location')).toBe('/contact#sent');
    expect(await kept()).toHaveLength(2);
  });

  it.each<[string, Record<string, string>, string, [number, string]]>([
    [
      'another site, before the type',
      { origin: 'https://evil.example', 'content-type': 'text/plain' },
      '',
      [403, 'cross_origin'],
    ],
    ['another site’s form', { 'sec-fetch-site': 'cross-site', ...FORM }, 'name=a', [403, 'cross_origin']],
    ['a type that is neither', { 'content-type': 'text/plain' }, '{}', [415, 'unsupported_media_type']],
    [
      'a form of the other kind',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '{}',
      [415, 'unsupported_media_type'],
    ],
    [
      'the type before the size',
      { 'content-type': 'text/plain' },
      'a'.repeat(200_000),
      [415, 'unsupported_media_type'],
    ],
    ['too much JSON', {}, `{${' '.repeat(200_000)}`, [413, 'payload_too_large']],
    ['too large a form', FORM, `message=${'a'.repeat(200_000)}`, [413, 'payload_too_large']],
    ['no JSON', {}, '{', [400, 'malformed_json']],
    [
      'too many fields',
      FORM,
      Array.from({ length: 5_000 }, (_, at) => `f${at}=`).join('&'),
      [422, 'validation_failed'],
    ],
  ])('%s', async (_name, headers, raw, expected) => {
    expect(codeOf(await call(contact, 'POST', { raw, headers }))).toEqual(expected);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['application/json; charset=utf-8', JSON.stringify(ADA), 201],
    ['application/x-www-form-urlencoded; charset=UTF-8', new URLSearchParams(ADA).toString(), 303],
  ])('%s', async (type, raw, status) => {
    const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin', origin: SITE_URL };
    expect((await call(contact, 'POST', { raw, headers })).status).toBe(status);
  });
});

describe('a form without script: 303 to its own page', () => {
  const locationOf = ({ status, headers, text }: Answer) => [status, headers.get('location'), text];

  it('tells that it was sent, in the language of the page', async () => {
    expect(locationOf(await submit({ ...ADA, locale: 'uk', path: '/contact', website: '' }))).toEqual([
      303,
      '/uk/contact#sent',
      '',
    ]);
    expect(await kept()).toEqual([expect.objectContaining({ ...ADA, locale: 'uk', suspicion: null })]);
  });

  it.each<[string, Record<string, string> | string]>([
    ['a field is empty', { ...ADA, name: '' }],
    ['a field is missing', { name: 'Ada' }],
    ['a field came twice', 'name=a&name=b&email=ada@museum.example&message=Hi'],
    ['a field is unknown', { ...ADA, subject: 'Hi' }],
  ])('tells that %s', async (_name, fields) => {
    expect(locationOf(await submit(fields))[1]).toBe('/contact#invalid');
    expect(await kept()).toEqual([]);
  });

  it('never leads to another site', async () => {
    const elsewhere = { locale: '//evil.example', path: '//evil.example' };
    expect(locationOf(await submit({ ...ADA, ...elsewhere }))[1]).toBe('/contact#sent');
    expect(locationOf(await submit({ ...elsewhere }))[1]).toBe('/contact#invalid');
  });

  it('tells that it was too often', async () => {
    for (let n = 0; n < 5; n += 1) await submit({ ...ADA, message: `Message ${n}` });
    expect(locationOf(await submit({ ...ADA, locale: 'ru' }))[1]).toBe('/ru/contact#limited');
    expect(await kept()).toHaveLength(5);
  });
});

describe('limits (decision 14)', () => {
  const from = (address: string, n: number) =>
    write({ ...ADA, message: `Message ${n} of ${address}` }, { 'x-forwarded-for': address });

  it('five an hour from one address: 429 with Retry-After, and the next one is heard', async () => {
    for (let n = 0; n < 5; n += 1) expect((await from('198.51.100.7', n)).status).toBe(201);
    const refused = await from('198.51.100.7', 6);
    expect(codeOf(refused)).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    expect((await from('198.51.100.8', 0)).status).toBe(201);
    expect(await kept()).toHaveLength(6);
  });

  it('an IPv6 sender is its network, and a claimed address is none', async () => {
    for (let n = 0; n < 5; n += 1) await from(`2001:db8:1:2::${n + 1}`, n);
    expect((await from('2001:db8:1:2:ffff::1', 9)).status).toBe(429);
    expect((await from('203.0.113.200, 2001:db8:1:2::1', 10)).status).toBe(429);
    expect((await from('2001:db8:1:3::1', 11)).status).toBe(201);
  });

  it('twenty a day, when the hours are over', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect((await from('198.51.100.7', n)).status).toBe(201);
      await site.db.rateLimit.updateMany({
        where: { key: { endsWith: ':3600000' } },
        data: { expiresAt: new Date(Date.now() - 1000) },
      });
    }
    const refused = await from('198.51.100.7', 20);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  });

  it('two hundred a day for the site; refused ones do not count', async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    await site.db.rateLimit.create({ data: { key: 'contact:site', count: 199, expiresAt } });
    expect((await from('198.51.100.1', 0)).status).toBe(201);
    expect((await from('198.51.100.2', 0)).status).toBe(429);
    expect((await from('198.51.100.3', 0)).status).toBe(429);
    const counts = await site.db.rateLimit.findMany({ select: { count: true } });
    expect(counts.map(({ count }) => count).sort()).toEqual([1, 1, 200]);
  });

  it('hold for messages that come all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => from('198.51.100.7', n)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(201),
      ...Array(7).fill(429),
    ]);
    expect(await kept()).toHaveLength(5);
  });

  it('counters that are over are removed', async () => {
    const expiresAt = new Date(Date.now() - 1000);
    await site.db.rateLimit.create({ data: { key: 'old', count: 3, expiresAt } });
    await from('198.51.100.7', 0);
    expect(await site.db.rateLimit.count({ where: { key: 'old' } })).toBe(0);
  });
});

describe('spam', () => {
  it('the same message twice within minutes is one, also at the same moment', async () => {
    const answers = await Promise.all([write(ADA), write(ADA), submit(ADA)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 303]);
    expect(await kept()).toHaveLength(1);
    await site.db.contactMessage.updateMany({ data: { createdAt: new Date(Date.now() - 11 * 60_000) } });
    await write(ADA);
    expect(await kept()).toHaveLength(2);
  });

  it('a filled trap is answered like any message, and stored as suspicious', async () => {
    const answer = await write({ ...ADA, website: 'https://spam.example' });
    expect([answer.status, answer.json]).toEqual([201, { received: true }]);
    expect((await kept())[0]?.suspicion).toBe('trap');
  });

  it('robots use up nothing but their own measure, and do not learn of it', async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    await site.db.rateLimit.create({ data: { key: 'contact:trapped', count: 50, expiresAt } });
    expect((await write({ ...ADA, website: 'x' })).status).toBe(201);
    expect(await kept()).toEqual([]);
    expect((await submit({ ...ADA, website: 'x' })).headers.get('location')).toBe('/contact#sent');
    expect((await write(ADA)).status).toBe(201);
    expect(await kept()).toHaveLength(1);
  });

  it('what robots wrote is removed after thirty days, unless the owner has looked at it', async () => {
    const createdAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    const row = { ...ADA, locale: 'en', createdAt };
    await site.db.contactMessage.createMany({
      data: [
        { ...row, suspicion: 'trap' },
        { ...row, suspicion: 'trap', readAt: new Date(), name: 'Looked at' },
        { ...row, suspicion: 'links', name: 'Links' },
        { ...row, name: 'Person' },
      ],
    });
    await write({ ...ADA, name: 'New' });
    expect((await kept()).map(({ name }) => name).sort()).toEqual(['Links', 'Looked at', 'New', 'Person']);
  });

  it('many links mark a message, and do not refuse it', async () => {
    await write({ ...ADA, message: 'https://a.example https://b.example https://c.example' });
    expect((await kept())[0]?.suspicion).toBe('links');
  });
});
