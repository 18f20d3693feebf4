import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as file from '@/app/api/media/[...pathname]/route';
import * as bulk from '@/app/api/media/bulk/route';
import * as byPath from '@/app/api/pages/by-path/route';
import { mediaBulkDone, mediaFound } from '@/lib/contracts/media';
import { problem } from '@/lib/contracts/problem';
import { mediaPath } from '@/lib/domain/media/pathname';
import { call } from './support/call';
import { block, contentOf, textOf } from './support/content';
import { storeFile } from './support/files';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let editor: { cookie: string };
let picture: Buffer;

beforeAll(async () => {
  site = await openSite();
  editor = await site.signIn('editor');
  picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#268' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => site.close());

const send = (method: string, pathname: string, query = '') =>
  call(file, method, {
    path: `/api/media/${pathname}${query}`,
    params: { pathname: pathname.split('/') },
    headers: editor,
  });
const postBulk = async (json: unknown) =>
  mediaBulkDone.parse((await call(bulk, 'POST', { headers: editor, json })).json);

async function save(content: unknown): Promise<void> {
  const json = { path: '/about', locale: 'en', translation: { content } };
  expect((await call(byPath, 'PATCH', { headers: editor, json })).status).toBe(200);
}

/** Saves the page with each of the files, one after the other, and then without any. */
async function showOnce(...pathnames: string[]): Promise<void> {
  for (const pathname of pathnames) {
    await storeFile(site, pathname, 'image/jpeg', picture);
    const props = { src: mediaPath(pathname), alt: '', caption: '' };
    await save(contentOf([block('MediaObject', props)]));
    await save(contentOf([block('RichText', { content: `<p><a href="${mediaPath(pathname)}">It</a></p>` })]));
  }
  await save(textOf('<p>None</p>'));
}

const versionsOf = async (pathname: string) => mediaFound.parse((await send('GET', pathname)).json).versions;

describe('a file that only saved versions show (docs/reference/http-api.md#media)', () => {
  it('is reported, in any script, and permanently deleted only when forced', async () => {
    const pathname = 'uploads/Закат (3)'.replace(/[ ()]/g, '-').concat('.jpg');
    await showOnce(pathname);
    expect((await send('GET', pathname)).json).toMatchObject({ pages: [], versions: 2 });
    expect((await send('DELETE', pathname)).status).toBe(204);
    const refused = await send('DELETE', pathname, '?forever=true');
    expect(problem.parse(refused.json)).toMatchObject({ status: 409, code: 'in_use', versions: 2 });
    expect(await versionsOf(pathname)).toBe(2);
    expect((await send('DELETE', pathname, '?forever=true&force=true')).status).toBe(204);
    expect((await send('GET', pathname)).status).toBe(404);
  });

  it('does not count present uses, nor a file whose name begins alike', async () => {
    await storeFile(site, 'uploads/boat.jp', 'image/jpeg', picture);
    await showOnce('uploads/boat.jpg');
    expect(await versionsOf('uploads/boat.jp')).toBe(0);
    const before = await versionsOf('uploads/boat.jpg');
    await save(contentOf([block('MediaObject', { src: '/media/uploads/boat.jpg', alt: '', caption: '' })]));
    expect(await versionsOf('uploads/boat.jpg')).toBe(before);
  });

  it('is reported for several files, and does not stop the others', async () => {
    await showOnce('uploads/one.jpg', 'uploads/two.jpg');
    await storeFile(site, 'uploads/free.jpg', 'image/jpeg', picture);
    const pathnames = ['uploads/one.jpg', 'uploads/two.jpg', 'uploads/free.jpg'];
    await postBulk({ action: 'delete', pathnames });
    const first = await postBulk({ action: 'forget', pathnames });
    expect(first.done).toEqual(['uploads/free.jpg']);
    expect(first.refused.map(({ pathname, code, versions }) => [pathname, code, versions])).toEqual([
      ['uploads/one.jpg', 'in_use', 2],
      ['uploads/two.jpg', 'in_use', 2],
    ]);
    const rest = first.refused.map(({ pathname }) => pathname);
    expect((await postBulk({ action: 'forget', pathnames: rest, force: true })).done).toEqual(rest);
  });

  it('is found by an index, however many versions there are', async () => {
    const plan = await site.db.$transaction(async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`;
      return tx.$queryRaw<object[]>`
        explain select from revision r where r.media && array['uploads/one.jpg', 'uploads/two.jpg']`;
    });
    expect(JSON.stringify(plan)).toContain('revision_media');
  });
});
