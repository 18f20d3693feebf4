import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { posterPathname } from '@/lib/domain/media/poster';
import { type Repair, repairMedia } from '@/lib/server/media/repair-media';
import { BlobStorage } from '@/lib/server/storage/blob-storage';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import type { MediaStorage } from '@/lib/server/storage/storage-port';
import { BLOB_TOKEN, type BlobService, startBlobService } from '@/tests/contracts/blob-service';
import { storeFile } from './support/files';
import { openSite, type TestSite } from './support/site';

const NOTHING: Repair = { adopted: [], removed: [], strange: [], forgotten: [], missing: [], damaged: [] };
const OPTIONS = { minimumAgeMs: 0, isThorough: false, isApplied: true };

let site: TestSite;
let root: string;
let local: LocalStorage;

beforeAll(async () => {
  site = await openSite();
  root = join(site.dataDir, 'media');
  local = new LocalStorage(root);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.mediaUsage.deleteMany();
  await site.db.mediaItem.deleteMany();
  await rm(root, { recursive: true, force: true });
});

const draw = (colour: string) =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: colour } })
    .png()
    .toBuffer();
const repair = (options = {}, storage: MediaStorage = local) =>
  repairMedia(site.db, storage, { ...OPTIONS, ...options });
const rows = async () => (await site.db.mediaItem.findMany()).map(({ pathname }) => pathname).sort();

describe('npm run media:repair', () => {
  it('finds nothing to do where all is well', async () => {
    await storeFile(site, 'a.png', 'image/png', await draw('#111'));
    expect(await repair({ isThorough: true })).toEqual(NOTHING);
    expect(await rows()).toEqual(['a.png']);
  });

  it('lists a file again that the database has lost, with all that is to be known of it', async () => {
    await local.put('uploads/Світ.png', await draw('#222'));
    expect(await repair({ isApplied: false })).toEqual({ ...NOTHING, adopted: ['uploads/Світ.png'] });
    expect(await rows()).toEqual([]);
    expect(await repair()).toEqual({ ...NOTHING, adopted: ['uploads/Світ.png'] });
    expect(await site.db.mediaItem.findFirstOrThrow()).toMatchObject({
      pathname: 'uploads/Світ.png',
      name: 'Світ.png',
      contentType: 'image/png',
      width: 20,
      height: 10,
    });
    expect(await repair({ isThorough: true })).toEqual(NOTHING);
    expect(await readdir(local.incoming)).toEqual([]);
  });

  it('takes away what the library has once more, and frames of no film', async () => {
    const bytes = await draw('#333');
    await storeFile(site, 'a.png', 'image/png', bytes);
    await local.put('uploads/copy.png', bytes);
    const poster = posterPathname(createHash('sha256').update(bytes).digest('hex'));
    await local.put(poster, bytes);
    expect(await repair()).toEqual({
      ...NOTHING,
      removed: expect.arrayContaining([poster, 'uploads/copy.png']),
    });
    expect(await local.head('uploads/copy.png')).toBeNull();
    await storeFile(site, 'film.mp4', 'video/mp4', Buffer.from('film'));
    await local.put(poster, bytes);
    await site.db.mediaItem.update({ where: { pathname: 'film.mp4' }, data: { poster } });
    expect(await repair()).toEqual(NOTHING);
  });

  it('removes files whose deletion was interrupted', async () => {
    await site.db.removedMedia.create({ data: { pathname: 'uploads/removed.png' } });
    await local.put('uploads/removed.png', await draw('#888'));
    expect(await repair()).toEqual({ ...NOTHING, removed: ['uploads/removed.png'] });
    expect([await local.head('uploads/removed.png'), await rows()]).toEqual([null, []]);
  });

  it('leaves unsupported files alone, and those that may still be uploading', async () => {
    await local.put('uploads/page.html', Buffer.from('<!doctype html>'));
    await local.put('uploads/drawing.svg', Buffer.from('<svg onload="x()"/>'));
    await mkdir(join(root, 'odd name'), { recursive: true });
    await writeFile(join(root, 'odd name', 'a b.png'), await draw('#444'));
    const strange = ['odd name/a b.png', 'uploads/drawing.svg', 'uploads/page.html'];
    const found = await repair();
    expect({ ...found, strange: found.strange.sort() }).toEqual({ ...NOTHING, strange });
    expect(await rows()).toEqual([]);

    await local.put('uploads/new.png', await draw('#555'));
    expect((await repair({ minimumAgeMs: 60_000 })).adopted).toEqual([]);
    const past = new Date(Date.now() - 120_000);
    await utimes(join(root, 'uploads', 'new.png'), past, past);
    expect((await repair({ minimumAgeMs: 60_000 })).adopted).toEqual(['uploads/new.png']);
  });

  it('forgets an entry whose file is gone, unless a page shows it', async () => {
    for (const name of ['gone.png', 'shown.png']) {
      await storeFile(site, name, 'image/png', await draw(name === 'gone.png' ? '#666' : '#777'));
      await local.remove(name);
    }
    const [{ id: pageTranslationId }, { id: mediaItemId }] = await Promise.all([
      site.db.pageTranslation.findFirstOrThrow(),
      site.db.mediaItem.findUniqueOrThrow({ where: { pathname: 'shown.png' } }),
    ]);
    await site.db.mediaUsage.create({ data: { pageTranslationId, mediaItemId } });
    expect(await repair()).toEqual({ ...NOTHING, forgotten: ['gone.png'], missing: ['shown.png'] });
    expect(await rows()).toEqual(['shown.png']);
  });

  it('reports files whose content has changed', async () => {
    await storeFile(site, 'short.png', 'image/png', await draw('#888'));
    const bytes = await draw('#999');
    await storeFile(site, 'other.png', 'image/png', bytes);
    await writeFile(join(root, 'short.png'), 'x');
    await writeFile(join(root, 'other.png'), Buffer.alloc(bytes.length));
    expect((await repair()).damaged).toEqual(['short.png']);
    expect((await repair({ isThorough: true })).damaged.sort()).toEqual(['other.png', 'short.png']);
    expect(await rows()).toEqual(['other.png', 'short.png']);
  });
});

describe('with files in a store of Vercel Blob', () => {
  let service: BlobService;
  beforeAll(async () => {
    service = await startBlobService();
    process.env.VERCEL_BLOB_API_URL = service.url;
  });
  afterAll(async () => {
    delete process.env.VERCEL_BLOB_API_URL;
    await service.close();
  });

  it('does the same', async () => {
    const blob = new BlobStorage({ token: BLOB_TOKEN, incoming: join(site.dataDir, randomUUID()) });
    await blob.put('uploads/a.png', await draw('#abc'));
    await blob.put('uploads/b.png', await draw('#abc'));
    await site.db.mediaItem.create({
      data: { pathname: 'gone.png', contentType: 'image/png', size: 1, hash: '0'.repeat(64) },
    });
    expect(await repair({}, blob)).toEqual({
      ...NOTHING,
      adopted: ['uploads/a.png'],
      removed: ['uploads/b.png'],
      forgotten: ['gone.png'],
    });
    expect(await repair({ isThorough: true }, blob)).toEqual(NOTHING);
    expect(service.unknown).toEqual([]);
  });
});
