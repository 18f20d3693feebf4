import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as sizes from '@/app/api/media/film-sizes/route';
import * as media from '@/app/media/[...pathname]/route';
import { filmFiles } from '@/lib/server/media/shared-films';
import { call } from './support/call';
import { storeFile } from './support/files';
import { openSite, type TestSite } from './support/site';

const WHOLE = Buffer.from('the film as it is');
const SMALL = Buffer.from('0123456789');

let site: TestSite;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  await storeFile(site, 'flock.mov', 'video/quicktime', WHOLE);
  const { hash } = await site.db.mediaItem.findUniqueOrThrow({ where: { pathname: 'flock.mov' } });
  const made = filmFiles().fileOf(hash, 640);
  await mkdir(path.dirname(made), { recursive: true });
  await writeFile(made, SMALL);
});
afterAll(() => site.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  call(media, 'GET', { path: `/media/flock.mov${query}`, params: { pathname: ['flock.mov'] }, headers });

it('a film at a width is an MP4, whole and in parts (docs/reference/http-api.md#media)', async () => {
  const whole = await get('?width=640');
  expect([whole.status, whole.text]).toEqual([200, '0123456789']);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': "inline; filename*=UTF-8''flock.mp4",
  });
  const part = await get('?width=640', { range: 'bytes=2-4' });
  expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
});

it('where it has not been made, the film itself comes, and is not kept under that address', async () => {
  const { status, text, headers } = await get('?width=1280');
  expect([status, text, headers.get('cache-control')]).toEqual([200, String(WHOLE), 'no-store']);
});

it.each(['?width=641', '?width=640&w=640&q=75'])('%s is refused', async (query) => {
  expect((await get(query)).status).toBe(422);
});

it('whoever may use the library is told which films are being made smaller', async () => {
  const list = (headers: Record<string, string>) =>
    call(sizes, 'GET', { path: '/api/media/film-sizes', headers });
  expect((await list({})).status).toBe(401);
  const editor = await site.signIn('editor');
  expect((await list(editor)).json).toEqual({ films: [] });
  const json = { pathname: 'flock.mov' };
  const retry = await call(sizes, 'POST', { path: '/api/media/film-sizes', headers: editor, json });
  expect([retry.status, retry.json.code]).toEqual([404, 'not_found']);
});
