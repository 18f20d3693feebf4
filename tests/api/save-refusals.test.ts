import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as byPath from '@/app/api/pages/by-path/route';
import { problem } from '@/lib/contracts/problem';
import { sealedCookie } from '@/tests/setup/session-cookie';
import { call } from './support/call';
import { textOf } from './support/content';
import { openSite, SITE_URL, type TestSite } from './support/site';

const EVIL = 'https://evil.example';
const BODY = { path: '/contact', locale: 'en', translation: { content: textOf('<p>Saved</p>') } };
const DAY = 24 * 60 * 60 * 1000;

let site: TestSite;
let editor: { cookie: string };
let translator: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  editor = await site.signIn('editor');
  translator = await site.signIn('translator');
});
afterAll(() => site.close());

async function saves(headers: Record<string, string>) {
  const before = await site.db.revision.count();
  const answer = await call(byPath, 'PATCH', { json: BODY, headers });
  const written = (await site.db.revision.count()) - before;
  expect(written).toBe(answer.status === 200 ? 1 : 0);
  if (answer.status !== 200) problem.parse(answer.json);
  return [answer.status, answer.json.code];
}

describe('requests from other sites (security C-1)', () => {
  it.each<[string, Record<string, string>, number]>([
    ['no header of a browser', {}, 200],
    ['Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }, 200],
    ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }, 200],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }, 403],
    ['an empty Sec-Fetch-Site', { 'sec-fetch-site': '' }, 403],
    ['cross-site with a forged Origin', { 'sec-fetch-site': 'cross-site', origin: SITE_URL }, 403],
    ['the Origin of the site', { origin: SITE_URL }, 200],
    ['another Origin', { origin: EVIL }, 403],
    ['another port of the host', { origin: 'http://localhost:3001' }, 403],
    ['Origin: null', { origin: 'null' }, 403],
    ['the right Origin behind a forged host', { origin: SITE_URL, 'x-forwarded-host': 'evil.example' }, 200],
    [
      'a forged host to match',
      { origin: EVIL, host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      403,
    ],
  ])('%s', async (_name, headers, status) => {
    const refused = status === 403 ? 'cross_origin' : undefined;
    expect(await saves({ ...editor, ...headers })).toEqual([status, refused]);
  });
});

describe('who may save (docs/reference/http-api.md#conventions; security Z-1)', () => {
  async function sessionWith(changes: { lastUsedAt?: Date; createdAt?: Date; revokedAt?: Date }) {
    const proof = await site.signIn('owner');
    const newest = await site.db.session.findFirstOrThrow({ orderBy: { id: 'desc' } });
    await site.db.session.update({ where: { id: newest.id }, data: changes });
    return saves(proof);
  }

  it.each<[string, Record<string, string>]>([
    ['no cookie', {}],
    ['another cookie', { cookie: 'session=1; atelier-session2=x' }],
    ['the bare id of a session', { cookie: 'atelier-session=00000000-0000-0000-0000-000000000000' }],
    ['an empty one', { cookie: 'atelier-session=' }],
    ['one with NUL', { cookie: 'atelier-session=%00' }],
    ['one of 10,000 letters', { cookie: `atelier-session=${'a'.repeat(10_000)}` }],
  ])('%s: 401', async (_name, headers) => {
    expect(await saves(headers)).toEqual([401, 'unauthenticated']);
  });

  it('a session that there is not, and one that another site has sealed: 401', async () => {
    const newest = await site.db.session.findFirstOrThrow();
    const sealed = [
      sealedCookie('00000000-0000-0000-0000-000000000000'),
      sealedCookie(newest.id, 'x'.repeat(40)),
    ];
    for (const cookie of await Promise.all(sealed)) {
      expect(await saves({ cookie })).toEqual([401, 'unauthenticated']);
    }
  });

  it('a session that was revoked, or is too old, counts no more (security A-6, A-10)', async () => {
    const ago = (days: number) => new Date(Date.now() - days * DAY);
    expect(await sessionWith({})).toEqual([200, undefined]);
    expect(await sessionWith({ revokedAt: new Date() })).toEqual([401, 'unauthenticated']);
    expect(await sessionWith({ lastUsedAt: ago(13.9) })).toEqual([200, undefined]);
    expect(await sessionWith({ lastUsedAt: ago(14.1) })).toEqual([401, 'unauthenticated']);
    expect(await sessionWith({ createdAt: ago(30.1) })).toEqual([401, 'unauthenticated']);
  });

  it('the table of roles decides', async () => {
    expect(await saves(translator)).toEqual([403, 'forbidden']);
    expect(await saves(editor)).toEqual([200, undefined]);
    expect(await saves(await site.signIn('owner'))).toEqual([200, undefined]);
  });
});

describe('order of refusal (docs/reference/http-api.md#conventions)', () => {
  const tooLarge = ' '.repeat(3 * 1024 * 1024);
  const foreign = { origin: EVIL };
  const plain = { 'content-type': 'text/plain' };

  it.each<[string, Record<string, string>, string, string]>([
    ['cross-origin comes before the session', { ...foreign, ...plain }, tooLarge, 'cross_origin'],
    ['the session before the type', plain, tooLarge, 'unauthenticated'],
    ['the role before the type', { as: 'translator', ...plain }, tooLarge, 'forbidden'],
    ['the type before the size', { as: 'editor', ...plain }, tooLarge, 'unsupported_media_type'],
    ['the size before the form', { as: 'editor' }, `{${tooLarge}`, 'payload_too_large'],
    ['the form before the fields', { as: 'editor' }, '{"path":', 'malformed_json'],
    ['the fields last', { as: 'editor' }, '{"path":1}', 'validation_failed'],
  ])('%s', async (_name, { as, ...headers }, raw, code) => {
    const proof = as === 'editor' ? editor : as === 'translator' ? translator : {};
    const { json } = await call(byPath, 'PATCH', { raw, headers: { ...proof, ...headers } });
    expect(problem.parse(json).code).toBe(code);
  });

  it('a refused body is not read', async () => {
    let pulled = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            pulled += 1;
            controller.enqueue(new Uint8Array(1024 * 1024));
          },
        },
        { highWaterMark: 0 },
      );
    expect((await call(byPath, 'PATCH', { raw: endless() })).status).toBe(401);
    expect(pulled).toBe(0);
    expect((await call(byPath, 'PATCH', { raw: endless(), headers: editor })).status).toBe(413);
    expect(pulled).toBeLessThanOrEqual(4);
  });

  it('a body that breaks off is the sender’s mistake', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error('the connection was lost')),
    });
    const { status, json, log } = await call(byPath, 'PATCH', { raw: broken, headers: editor });
    expect([status, json.code, log.length]).toEqual([400, 'malformed_json', 1]);
  });
});
