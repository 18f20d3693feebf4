import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as iiif from '@/app/iiif/[...path]/route';
import * as manifest from '@/app/iiif/manifest/[page]/route';
import { imageInfoSchema, manifestSchema } from '@/tests/factories/iiif-schemas';
import { rightsIn } from '@/tests/factories/rights-in';
import { call } from './support/call';
import { openSite, SITE_URL, type TestSite } from './support/site';

const RIGHTS = {
  creator: 'Daria Selivan',
  licence: 'https://creativecommons.org/licenses/by/4.0/',
  training: 'PROHIBITED',
};
const WORK = '/works/digital-art/virtual-worlds/tidal-archive';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const pageAt = (path: string) => site.db.page.findFirstOrThrow({ where: { path } });
const ask = (page: string) => call(manifest, 'GET', { path: `/iiif/manifest/${page}`, params: { page } });

/** The seed's pictures have rows; here they have bytes, too. */
async function store(pathname: string): Promise<void> {
  const { width, height } = { width: 900, height: 600 };
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();
  const file = join(site.dataDir, 'media', pathname);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const facts = { contentType: 'image/jpeg', hash, size: bytes.length, width, height, rights: RIGHTS };
  await site.db.mediaItem.upsert({ where: { pathname }, create: { pathname, ...facts }, update: facts });
}

it('tells a work in all its languages, with pictures that are there', async () => {
  const { id } = await pageAt(WORK);
  await store('works/tidal-archive.jpg');
  const answer = await ask(id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/ld\+json;profile=/);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const told = manifestSchema.parse(answer.json);
  expect(told.id).toBe(`${SITE_URL}/iiif/manifest/${id}`);
  expect(Object.keys(told.label)).toEqual(['en', 'ru', 'uk']);
  expect(told.metadata?.[0]?.label).toMatchObject({ en: [expect.any(String)], uk: [expect.any(String)] });

  const body = told.items.map(({ items }) => items[0]?.items[0]?.body).find((each) => each?.width === 900);
  const address = new URL(body?.service[0]?.id ?? '').pathname.split('/').slice(2).map(decodeURIComponent);
  const get = (...rest: string[]) => call(iiif, 'GET', { params: { path: [...address, ...rest] } });
  const info = imageInfoSchema.parse((await get('info.json')).json);
  expect(info).toMatchObject({ width: 900, height: 600, maxWidth: 900, rights: told.rights });
  for (const { width, height } of info.sizes) {
    const whole = await get('full', `${width},${height}`, '0', 'default.jpg');
    expect(await sharp(whole.bytes).metadata()).toMatchObject({ width, height, format: 'jpeg' });
    expect(await rightsIn(whole.bytes)).toMatchObject({
      creator: RIGHTS.creator,
      WebStatement: RIGHTS.licence,
    });
    expect(whole.headers.get('tdm-reservation')).toBe('1');
  }
  expect(answer.headers.get('tdm-policy')).toBe(RIGHTS.licence);
});

it('has none for a page that is no work, that is hidden, or that is not there', async () => {
  expect((await ask((await pageAt('/about')).id)).status).toBe(404);
  expect((await ask('no-such-page')).status).toBe(404);
  const { id } = await pageAt(WORK);
  await site.db.pageTranslation.updateMany({ where: { pageId: id }, data: { publishedAt: null } });
  expect((await ask(id)).status).toBe(404);
});
