import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as nothing from '@/app/api/[[...path]]/route';
import * as accounts from '@/app/api/accounts/route';
import * as audit from '@/app/api/audit/route';
import * as languages from '@/app/api/languages/route';
import * as file from '@/app/api/media/[...pathname]/route';
import * as draft from '@/app/api/pages/[id]/draft/route';
import * as publish from '@/app/api/pages/[id]/publish/route';
import * as byPath from '@/app/api/pages/by-path/route';
import * as pages from '@/app/api/pages/route';
import * as view from '@/app/api/pages/view/route';
import * as sessions from '@/app/api/sessions/route';
import * as mail from '@/app/api/site/mail/route';
import { type Answer, call, type Route } from './support/call';
import { textOf } from './support/content';
import { meta, pageCalls } from './support/pages';
import { forgetPeople, freshNetwork, type Person, person } from './support/people';
import { openSite, type TestSite } from './support/site';
import { bearer } from './support/tokens';
import { upload } from './support/upload';

let site: TestSite;
let ada: Person;
let owner: Person;
let shown: { authorization: string };

beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());
beforeEach(async () => {
  await forgetPeople(site);
  await site.db.rateLimit.deleteMany();
  ada = await person(site, 'Ada', 'editor');
  owner = await person(site, 'Boris', 'owner');
  shown = await bearer(ada.cookie, ['read', 'write-drafts'], 'Import');
});

const get = (route: Route, path: string, headers: Record<string, string>) =>
  call(route, 'GET', { path, headers });
const list = (headers: Record<string, string>) =>
  get(pages, '/api/pages?locale=en', { ...freshNetwork(), ...headers });
const create = (json: object, headers: Record<string, string> = shown) =>
  call(pages, 'POST', { path: '/api/pages', headers, json: { locale: 'en', meta: meta('x'), ...json } });
const challenge = ({ headers }: Answer) => headers.get('www-authenticate');
const invalid = [401, 'unauthenticated', 'Bearer error="invalid_token"'];
const told = (answer: Answer) => [answer.status, answer.json.code, challenge(answer)];

describe('a call with an access token', () => {
  it('needs no cookie, and comes from anywhere', async () => {
    expect((await list(shown)).status).toBe(200);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await create({ path: '/one', isDraft: true }, { ...shown, ...foreign })).status).toBe(201);
    // The same from a browser with a cookie is refused.
    const cookie = { cookie: ada.cookie, ...foreign };
    expect((await create({ path: '/two', isDraft: true }, cookie)).json.code).toBe('cross_origin');
  });

  it('is judged by the token alone: cookies that come with it are not looked at', async () => {
    const both = { ...shown, cookie: owner.cookie };
    expect(told(await get(accounts, '/api/accounts', both)).slice(0, 2)).toEqual([403, 'forbidden']);
    expect((await list(both)).status).toBe(200);
    const wrong = { authorization: `Bearer atelier_${'x'.repeat(43)}`, cookie: owner.cookie };
    expect(told(await list(wrong))).toEqual(invalid);
    // Another way to sign in, in front of the site, is not the site's.
    expect((await list({ authorization: 'Basic b3duZXI6cGFzc3dvcmQ=', cookie: ada.cookie })).status).toBe(
      200,
    );
  });

  it.each([
    ['wrong', `Bearer atelier_${'A'.repeat(43)}`],
    ['too short', 'Bearer atelier_abc'],
    ['empty', 'Bearer '],
    ['bare', 'Bearer'],
    ['hostile', `Bearer atelier_' or '1'='1`],
  ])('is refused with one that is %s', async (_, authorization) => {
    expect(told(await list({ authorization }))).toEqual(invalid);
  });

  it('is refused with one that was ended, has expired, or whose account is gone', async () => {
    expect((await list(shown)).status).toBe(200);
    await site.db.accessToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(told(await list(shown))).toEqual(invalid);
    const another = await bearer(ada.cookie, ['read']);
    await site.db.accessToken.deleteMany({ where: { userId: ada.id } });
    expect(told(await list(another))).toEqual(invalid);
    const third = await bearer(ada.cookie, ['read']);
    await site.db.user.delete({ where: { id: ada.id } });
    expect(told(await list(third))).toEqual(invalid);
  });

  it('takes none from an address, a form or a cookie', async () => {
    const token = shown.authorization.slice('Bearer '.length);
    for (const answer of [
      await get(pages, `/api/pages?locale=en&access_token=${token}`, {}),
      await get(pages, `/api/pages?locale=en&token=${token}`, {}),
      await list({ cookie: `access_token=${token}; atelier-session=${token}` }),
      await list({ 'x-api-key': token }),
    ])
      expect([answer.status, answer.json.code]).toEqual([401, 'unauthenticated']);
  });

  it('writes neither the token nor its hash into the log, and its id', async () => {
    const { log } = await list(shown);
    const text = JSON.stringify(log);
    const [row] = await site.db.accessToken.findMany();
    expect(text).toContain(row?.id ?? '?');
    expect(text).not.toContain(shown.authorization.slice(20));
    expect(text).not.toContain(row?.tokenHash ?? '?');
  });

  it('is noted on the token at most every five minutes', async () => {
    const used = async () => (await site.db.accessToken.findFirstOrThrow()).lastUsedAt;
    await list(shown);
    const first = await used();
    expect(first).not.toBeNull();
    await list(shown);
    expect(await used()).toEqual(first);
    await site.db.accessToken.updateMany({ data: { lastUsedAt: new Date(Date.now() - 6 * 60_000) } });
    await list(shown);
    expect((await used())?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? 0);
  });
});

describe('too many wrong tokens', () => {
  it('of a network have it wait, and keep nobody there with a right one from it', async () => {
    const from = { 'x-forwarded-for': '198.51.100.77' };
    await site.db.rateLimit.deleteMany();
    const wrong = () => list({ ...from, authorization: `Bearer atelier_${'B'.repeat(43)}` });
    const statuses = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await wrong()).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
    expect(Number((await wrong()).headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await list({ ...from, ...shown })).status).toBe(200);
  });
});

describe('what a token is good for', () => {
  it('is never more than its scopes', async () => {
    const reads = await bearer(ada.cookie, ['read']);
    const refused = await create({ path: '/no', isDraft: true }, reads);
    expect([refused.status, refused.json.code, refused.json.needs]).toEqual([
      403,
      'forbidden',
      'write-drafts',
    ]);
    expect(challenge(refused)).toBe('Bearer error="insufficient_scope", scope="write-drafts"');
    const writes = await bearer(ada.cookie, ['write-drafts']);
    expect((await list(writes)).json.needs).toBe('read');
    expect((await create({ path: '/yes', isDraft: true }, writes)).status).toBe(201);
  });

  it('is never more than the role of its account, as that is now', async () => {
    await site.db.user.update({ where: { id: ada.id }, data: { role: 'translator' } });
    const refused = await create({ path: '/role', isDraft: true });
    expect([refused.status, refused.json.code, refused.json.needs]).toEqual([403, 'forbidden', undefined]);
    expect((await get(languages, '/api/languages', shown)).status).toBe(200);
    const denied = await site.db.auditEvent.findFirstOrThrow({ where: { action: 'access_denied' } });
    expect([denied.actorName, denied.tokenName]).toEqual(['Ada', 'Import']);
  });

  it('never administers, even an owner’s', async () => {
    const owners = await bearer(owner.cookie, ['read', 'write-drafts']);
    for (const [route, path] of [
      [accounts, '/api/accounts'],
      [audit, '/api/audit'],
      [sessions, '/api/sessions'],
      [mail, '/api/site/mail'],
    ] as const)
      expect(told(await get(route, path, owners))).toEqual([
        403,
        'forbidden',
        'Bearer error="insufficient_scope"',
      ]);
    expect((await get(nothing, '/api/none', owners)).status).toBe(404);
  });

  it('never publishes or deletes', async () => {
    const id = await pageCalls({ cookie: ada.cookie }).add('/public');
    const at = { params: { id }, headers: shown };
    const save = { path: '/public', locale: 'en', translation: { content: textOf('over') } };
    const answers = [
      await call(byPath, 'PATCH', { path: '/api/pages/by-path', headers: shown, json: save }),
      await call(publish, 'POST', { ...at, path: `/api/pages/${id}/publish`, json: { locale: 'en' } }),
      await call(draft, 'DELETE', { ...at, path: `/api/pages/${id}/draft?locale=en` }),
      await pageCalls(shown).remove(id),
      await pageCalls(shown).change(id, { layout: 'default' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    for (const more of [{}, { isDraft: false }]) {
      const refused = await create({ path: '/loud', ...more });
      expect([refused.status, refused.json.errors?.[0]?.path]).toEqual([403, 'isDraft']);
    }
    expect((await create({ path: '/old', isDraft: true, formerPaths: ['/older'] })).json.errors[0].path).toBe(
      'formerPaths',
    );
    expect(await site.db.page.count({ where: { path: { in: ['/loud', '/old'] } } })).toBe(0);
  });

  it('takes no address that leads to a page, and arranges no pages below its own', async () => {
    const calls = pageCalls({ cookie: ada.cookie });
    const id = await calls.add('/from');
    expect((await calls.change(id, { path: '/to' })).status).toBe(200);
    await calls.add('/above/below');
    for (const path of ['/from', '/above']) {
      const refused = await create({ path, isDraft: true });
      expect([path, refused.status, refused.json.errors?.[0]?.path]).toEqual([path, 403, 'path']);
    }
    expect(await site.db.redirect.count({ where: { fromPath: '/from' } })).toBe(1);
    expect(await site.db.page.count({ where: { path: '/above' } })).toBe(0);
  });
});

describe('drafts and files by a token', () => {
  const keep = (id: string, json: object = {}) =>
    call(draft, 'PUT', {
      path: `/api/pages/${id}/draft`,
      params: { id },
      headers: shown,
      json: { locale: 'en', content: textOf('by a program'), baseVersion: 1, version: 0, ...json },
    });

  it('leave what visitors read as it is, and are recorded with its name', async () => {
    const id = await pageCalls({ cookie: ada.cookie }).add('/kept');
    expect((await keep(id)).status).toBe(200);
    const text = await site.db.pageTranslation.findFirstOrThrow({
      where: { pageId: id },
      include: { draft: true },
    });
    expect(JSON.stringify(text.content)).not.toContain('by a program');
    expect(JSON.stringify(text.draft?.content)).toContain('by a program');
    const [event] = await site.db.auditEvent.findMany({ where: { action: 'draft_kept' } });
    expect([event?.actorName, event?.tokenName, event?.object]).toEqual(['Ada', 'Import', '/kept (en)']);
    const read = await call(byPath, 'POST', {
      path: '/api/pages/by-path',
      headers: shown,
      json: { path: '/kept', locale: 'en' },
    });
    expect(read.status).toBe(200);
  });

  it('are not written over what goes public by itself', async () => {
    const id = await pageCalls({ cookie: ada.cookie }).add('/timed', { isDraft: true });
    await call(publish, 'POST', {
      ...{ path: `/api/pages/${id}/publish`, params: { id }, headers: { cookie: ada.cookie } },
      json: { locale: 'en', at: new Date(Date.now() + 3_600_000).toISOString() },
    });
    expect((await keep(id)).status).toBe(403);
  });

  it('reads a page that is no visitor’s', async () => {
    await pageCalls({ cookie: ada.cookie }).add('/hidden', { isDraft: true });
    const read = (headers: Record<string, string>) =>
      get(view, '/api/pages/view?path=/hidden&locale=en', headers);
    expect([(await read({})).status, (await read(shown)).status]).toEqual([401, 200]);
    const writes = await bearer(ada.cookie, ['write-drafts']);
    expect((await read({ ...writes, cookie: ada.cookie })).status).toBe(403);
    // The public call has the token’s rights as well, and none of a cookie that comes with it.
    const json = { path: '/hidden', locale: 'en' };
    const headers = { ...writes, cookie: ada.cookie };
    const byPathRead = await call(byPath, 'POST', { path: '/api/pages/by-path', headers, json });
    expect([byPathRead.status, byPathRead.json.needs]).toEqual([403, 'read']);
  });

  it('files are uploaded and described, and both are recorded', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#357' } })
      .png()
      .toBuffer();
    const uploaded = await upload([['tide.png', png]], { ...shown, origin: 'https://evil.example' });
    expect(uploaded.status).toBe(201);
    const [{ pathname }] = uploaded.json.blobs;
    const described = await call(file, 'PATCH', {
      path: `/api/media/${pathname}`,
      params: { pathname: pathname.split('/') },
      headers: shown,
      json: { alts: { en: 'The tide at noon' } },
    });
    expect([described.status, described.json.alts]).toEqual([200, { en: 'The tide at noon' }]);
    const events = await site.db.auditEvent.findMany({
      where: { object: pathname },
      orderBy: { id: 'asc' },
    });
    expect(events.map(({ action, tokenName }) => `${action} ${tokenName}`)).toEqual([
      'media_uploaded Import',
      'media_described Import',
    ]);
  });
});
