import { afterAll, beforeAll, expect, it } from 'vitest';
import * as upload from '@/app/api/media/uploads/[id]/route';
import { mediaFound } from '@/lib/contracts/media';
import { call } from './support/call';
import { storeFile } from './support/files';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let editor: { cookie: string };

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  editor = await site.signIn('editor');
  await storeFile(site, 'uploads/a.jpg', 'image/jpeg', Buffer.from('a'));
});
afterAll(() => site.close());

const send = (method: string, id: string, json?: unknown) =>
  call(upload, method, {
    path: `/api/media/uploads/${id}`,
    params: { id },
    headers: editor,
    ...(json !== undefined && { json }),
  });

it('an address below `uploads` is a stored file’s where it has a type, and else a file’s on its way', async () => {
  const found = await send('GET', 'a.jpg');
  expect(found.status).toBe(200);
  expect(mediaFound.parse(found.json).item.pathname).toBe('uploads/a.jpg');
  expect((await send('PATCH', 'a.jpg', { name: 'Bay.jpg' })).json).toMatchObject({ name: 'Bay.jpg' });
  expect((await send('DELETE', 'a.jpg')).status).toBe(204);
  expect((await send('GET', 'none.jpg')).json.code).toBe('not_found');
  expect((await send('GET', 'A'.repeat(22))).json.code).toBe('not_found');
  expect((await send('GET', 'none')).json.code).toBe('validation_failed');
  expect((await call(upload, 'GET', { params: { id: 'a.jpg' } })).status).toBe(401);
});
