import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '@/lib/server/auth/passwords';
import { sealedCookie } from '@/tests/setup/session-cookie';
import { startReceiver, type WebhookReceiver } from '@/tests/setup/webhook-receiver';
import { httpRequest } from './support/http';
import { callAs, type SeededSite, save, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const PASSWORD = 'tall ships in fog';
const SOON = { timeout: 30_000, interval: 100 };

let site: SeededSite;
let server: SiteServer;
let dataDir: string;
let ada: { id: string; cookie: string };

beforeAll(async () => {
  site = await seededSite();
  dataDir = await site.newDataDir();
  const passwordHash = await hashPassword(PASSWORD);
  const { id } = await site.db.user.create({ data: { name: 'Ada', role: 'editor', passwordHash } });
  const session = await site.db.session.create({ data: { userId: id } });
  ada = { id, cookie: await sealedCookie(session.id) };
  server = await startServer({ databaseUrl: site.url, dataDir });
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

async function makeToken(scopes: string[]): Promise<{ token: string; id: string }> {
  const body = { name: 'Studio', scopes, days: 30, currentPassword: PASSWORD };
  const { status, json } = await callAs(ada.cookie, server.origin, 'POST', '/api/tokens', body);
  expect([status, json.detail]).toEqual([201, undefined]);
  return { token: String(json.token), id: String((json.made as { id: string }).id) };
}

const read = (target: string, headers: Record<string, string>) =>
  httpRequest(server.origin, target, { headers });

/** The worked example of the reference, as it stands there. */
const example = () => {
  const chapter = readFileSync('docs/reference/http-api.md', 'utf8');
  const blocks = [...chapter.matchAll(/^```sh\n([^`]*)^```$/gm)].map(([, block = '']) => block);
  return blocks.find((block) => block.includes('$TOKEN')) ?? '';
};

describe('an access token over the wire (docs/reference/http-api.md#access-tokens)', () => {
  it('makes the draft of a work with a picture, by the example of the reference', async () => {
    const { token } = await makeToken(['write-drafts']);
    const folder = await mkdtemp(path.join(tmpdir(), 'example-'));
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a6ea5' } })
      .png()
      .toFile(path.join(folder, 'tide.png'));
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', example()], {
      cwd: folder,
      env: { PATH: process.env.PATH, SITE: server.origin, TOKEN: token, NODE_ENV: 'test' },
    });
    await rm(folder, { recursive: true });
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'work' });
    const page = await site.db.page.findUniqueOrThrow({
      where: { path: '/works/tide' },
      include: { translations: { include: { usages: { include: { mediaItem: true } } } } },
    });
    const [text] = page.translations;
    expect([text?.title, text?.publishedAt]).toEqual(['Tide', null]);
    expect(text?.usages.map(({ mediaItem }) => mediaItem.pathname)).toEqual(['uploads/tide.png']);
    expect((await read('/works/tide', {})).status).toBe(404);
    const events = await site.db.auditEvent.findMany({
      where: { tokenName: 'Studio' },
      orderBy: { id: 'asc' },
    });
    expect(events.map(({ action, actorName }) => `${action} ${actorName}`)).toEqual([
      'media_uploaded Ada',
      'page_created Ada',
    ]);
    // Neither the server’s log nor the database holds it.
    expect(server.output()).toContain('page_created');
    expect(server.output()).not.toContain(token.slice(14));
  });

  it('is refused from the query, and with the cookie of an owner does no more than alone', async () => {
    const { token } = await makeToken(['read']);
    const shown = { authorization: `Bearer ${token}` };
    const pages = '/api/pages?locale=en';
    expect((await read(pages, shown)).status).toBe(200);
    expect((await read(`${pages}&access_token=${token}`, {})).status).toBe(401);
    const both = { ...shown, cookie: site.cookie };
    const accounts = await read('/api/accounts', both);
    expect([accounts.status, accounts.headers['www-authenticate']]).toEqual([
      403,
      'Bearer error="insufficient_scope"',
    ]);
    expect(Object.keys(accounts.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await read('/api/accounts', { cookie: site.cookie })).status).toBe(200);
    // One that does not count is not helped by a cookie that does.
    const wrong = { authorization: `Bearer ${token.slice(0, -1)}~`, cookie: site.cookie };
    expect((await read(pages, wrong)).status).toBe(401);
  });

  it('is worth nothing once it has been ended, and once its account is gone', async () => {
    const [ended, orphaned] = [await makeToken(['read']), await makeToken(['read'])];
    const tell = async ({ token }: { token: string }) => {
      const { status, headers } = await read('/api/pages?locale=en', { authorization: `Bearer ${token}` });
      return [status, headers['www-authenticate']];
    };
    expect(await tell(ended)).toEqual([200, undefined]);
    expect((await callAs(ada.cookie, server.origin, 'DELETE', `/api/tokens/${ended.id}`)).status).toBe(204);
    expect(await tell(ended)).toEqual([401, 'Bearer error="invalid_token"']);
    expect(await tell(orphaned)).toEqual([200, undefined]);
    expect((await callAs(site.cookie, server.origin, 'DELETE', `/api/accounts/${ada.id}`)).status).toBe(204);
    expect(await tell(orphaned)).toEqual([401, 'Bearer error="invalid_token"']);
  });
});

describe('webhooks over the wire (docs/reference/webhooks.md)', () => {
  let receiver: WebhookReceiver;
  const about = (title: string) =>
    receiver.received.filter(({ json }) => json.type === 'page.saved' && json.data.title === title);
  const write = (title: string) =>
    save(server.origin, site.cookie, { path: '/about', locale: 'en', text: title, title });

  beforeAll(async () => {
    receiver = await startReceiver();
    const body = { url: receiver.url, events: ['page.saved'] };
    const { status, json } = await callAs(site.cookie, server.origin, 'POST', '/api/webhooks', body);
    expect(status).toBe(201);
    receiver.secret = String(json.secret);
  });
  afterAll(() => receiver.close());

  it('tell of a save within seconds, signed', async () => {
    expect((await write('First')).status).toBe(200);
    await expect.poll(() => about('First').length, SOON).toBe(1);
    const [event] = about('First');
    expect([event?.isSigned, event?.json.data]).toEqual([
      true,
      expect.objectContaining({ path: '/about', language: 'en', isPublic: true }),
    ]);
  });

  it('tell of what was saved by a server that was killed before it could', async () => {
    expect((await write('Killed before')).status).toBe(200);
    await server.kill();
    expect(await site.db.webhookDelivery.count({ where: { body: { contains: 'Killed before' } } })).toBe(1);
    server = await startServer({ databaseUrl: site.url, dataDir, port: server.port });
    // If it had been claimed already, the lease of the dead one is over now.
    await site.db.webhookDelivery.updateMany({ where: { state: 'waiting' }, data: { leasedUntil: null } });
    await expect.poll(() => about('Killed before').length, SOON).toBeGreaterThanOrEqual(1);
    expect(about('Killed before').every(({ isSigned }) => isSigned)).toBe(true);
  });

  it('tell again, under the same id, of what a server was sending when it was killed', async () => {
    receiver.answers.push(() => undefined);
    expect((await write('Killed amid')).status).toBe(200);
    await expect.poll(() => about('Killed amid').length, SOON).toBe(1);
    await server.kill();
    server = await startServer({ databaseUrl: site.url, dataDir, port: server.port });
    await site.db.webhookDelivery.updateMany({ where: { state: 'waiting' }, data: { leasedUntil: null } });
    await expect.poll(() => about('Killed amid').length, SOON).toBe(2);
    const ids = about('Killed amid').map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    await expect.poll(() => site.db.webhookDelivery.count({ where: { state: 'waiting' } }), SOON).toBe(0);
  });
});
