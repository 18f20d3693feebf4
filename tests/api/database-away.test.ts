import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as contact from '@/app/api/contact/route';
import * as health from '@/app/api/health/route';
import * as byPath from '@/app/api/pages/by-path/route';
import * as media from '@/app/media/[...pathname]/route';
import { problem } from '@/lib/contracts/problem';
import { call } from './support/call';
import { textOf } from './support/content';
import { storeFile } from './support/files';
import type { TestSite } from './support/site';
import { openSwitchedSite, type Switchboard } from './support/switchboard';

// How long the site waits is what is tested here.
process.env.PATIENCE = '1';

let site: TestSite;
let line: Switchboard;
let editor: { cookie: string };

beforeAll(async () => {
  ({ site, line } = await openSwitchedSite());
  editor = await site.signIn('editor');
  await storeFile(site, 'seen.jpg', 'image/jpeg', Buffer.from('seen'));
  await mediaAt('seen.jpg');
});
afterEach(() => line.turn('connected'));
afterAll(() => site.close());

const mediaAt = (name: string) => call(media, 'GET', { params: { pathname: [name] } });
const read = () => call(byPath, 'POST', { json: { path: '/about', locale: 'en' } });
const save = () =>
  call(byPath, 'PATCH', {
    json: { path: '/about', locale: 'en', translation: { content: textOf('<p>Saved</p>') } },
    headers: editor,
  });
const LETTER = { name: 'Ada', email: 'ada@museum.example', message: 'Hello' };
const write = () => call(contact, 'POST', { json: LETTER });
const submit = () =>
  call(contact, 'POST', {
    raw: new URLSearchParams({ ...LETTER, locale: 'ru' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe.each(['refusing', 'silent'] as const)('a database that is %s (security O-1)', (mode) => {
  it('makes every call of the API 503 within four seconds, and is back by itself', async () => {
    expect((await read()).status).toBe(200);
    await line.turn(mode);
    for (const work of [read, save, write]) {
      const began = performance.now();
      const { status, headers, json, log } = await work();
      expect(performance.now() - began).toBeLessThan(4000);
      expect([status, log.length]).toEqual([503, 1]);
      expect(problem.parse(json).code).toBe('unavailable');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await submit()).headers.get('location')).toBe('/ru/contact#failed');
    await line.turn('connected');
    expect((await read()).status).toBe(200);
    expect((await save()).status).toBe(200);
    expect((await submit()).headers.get('location')).toBe('/ru/contact#sent');
  });

  it('leaves media files: those served before as they were, others by what their names say', async () => {
    await storeFile(site, `unseen-${mode}.jpg`, 'image/jpeg', Buffer.from('unseen'));
    await storeFile(site, `unseen-${mode}.svg`, 'image/svg+xml', Buffer.from('<svg/>'));
    await line.turn(mode);
    const seen = await mediaAt('seen.jpg');
    expect([seen.status, seen.text]).toEqual([200, 'seen']);
    const unseen = await mediaAt(`unseen-${mode}.jpg`);
    expect([unseen.status, unseen.text]).toEqual([200, 'unseen']);
    expect([unseen.headers.get('content-type'), unseen.headers.get('cache-control')]).toEqual([
      'image/jpeg',
      'no-store',
    ]);
    expect((await mediaAt(`unseen-${mode}.svg`)).status).toBe(503);
    expect((await mediaAt('never.jpg')).status).toBe(404);
    expect((await mediaAt('..')).status).toBe(404);
    await line.turn('connected');
    expect((await mediaAt(`unseen-${mode}.jpg`)).text).toBe('unseen');
  });

  it('is reported by the health check', async () => {
    await line.turn(mode);
    const { status, json } = await call(health, 'GET');
    expect([status, problem.parse(json)]).toEqual([503, expect.objectContaining({ failing: ['database'] })]);
    expect((await call(health, 'GET', { path: '/api/health?live' })).status).toBe(200);
  });

  it('refuses what needs no database as ever', async () => {
    await line.turn(mode);
    expect((await call(byPath, 'PATCH', { json: {} })).status).toBe(401);
    expect((await call(byPath, 'POST', { raw: '{' })).status).toBe(400);
    expect((await call(byPath, 'GET')).status).toBe(405);
  });
});
