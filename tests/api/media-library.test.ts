import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as file from '@/app/api/media/[...pathname]/route';
import * as folders from '@/app/api/media/folders/route';
import * as library from '@/app/api/media/route';
import { mediaFolders } from '@/lib/contracts/media';
import { fileGroupOf } from '@/lib/domain/media/file-types';
import { parseMediaList } from '@/lib/domain/media/list-response';
import { call } from './support/call';
import { storeFile } from './support/files';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let editor: { cookie: string };

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  editor = await site.signIn('editor');
});
afterAll(() => site.close());

const send = (query: string, headers: Record<string, string> = editor) =>
  call(library, 'GET', { path: `/api/media?${query}`, headers });

const names = async (query: string | URLSearchParams) =>
  parseMediaList((await send(String(query))).json).blobs.map(({ pathname }) => pathname);

/** Every file of a list, a part after the other. */
async function walk(query: string, limit: number): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const part = new URLSearchParams({ limit: String(limit), ...(cursor && { cursor }) });
    const list = parseMediaList((await send(`${query}&${part}`)).json);
    seen.push(...list.blobs.map(({ pathname }) => pathname));
    cursor = list.cursor;
  }
  return seen;
}

describe('GET /api/media (docs/reference/http-api.md#media)', () => {
  it('lists each file once, newest first, even if many have the same time', async () => {
    const uploadedAt = new Date('2027-01-01T00:00:00Z');
    await site.db.mediaItem.createMany({
      data: Array.from({ length: 7 }, (_, n) => ({
        pathname: `moment/${n}.jpg`,
        contentType: 'image/jpeg',
        size: 1,
        hash: `${n}`.repeat(64),
        uploadedAt,
      })),
    });
    const seen = await walk('', 3);
    const rows = await site.db.mediaItem.findMany({ orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }] });
    expect(seen).toEqual(rows.map(({ pathname }) => pathname));
    expect(seen.slice(0, 7).every((pathname) => pathname.startsWith('moment/'))).toBe(true);
  });

  it('finds by name and by type', async () => {
    await storeFile(site, 'films/Harbour.MP4', 'video/mp4', Buffer.from('x'));
    await storeFile(site, 'papers/list.pdf', 'application/pdf', Buffer.from('x'));
    expect(await names('search=HARBOUR')).toEqual(['films/Harbour.MP4']);
    expect(await names('type=videos')).toEqual(['films/Harbour.MP4']);
    expect(await names('type=documents')).toEqual(['papers/list.pdf']);
    await storeFile(site, 'uploads/Закат-3.jpg', 'image/jpeg', Buffer.from('x'));
    expect(await names('type=images&search=закат')).toEqual(['uploads/Закат-3.jpg']);
    expect(await names('search=100%25')).toEqual([]);
  });

  it('finds files by their present texts in every language', async () => {
    const pathname = 'uploads/IMG_2231.jpg';
    await storeFile(site, pathname, 'image/jpeg', Buffer.from('x'));
    const say = (texts: object) =>
      call(file, 'PATCH', {
        path: `/api/media/${pathname}`,
        params: { pathname: pathname.split('/') },
        headers: editor,
        json: texts,
      });
    const found = (search: string) => names(new URLSearchParams({ search }));
    const texts = {
      alts: { en: 'The one with the boat', uk: 'Човен' },
      captions: { ru: 'Лодка на закате, 100 %' },
    };
    expect((await say(texts)).status).toBe(200);
    for (const search of ['BOAT', 'with the', 'човен', 'лодка на', '100 %', 'img_2231']) {
      expect([search, await found(search)]).toEqual([search, [pathname]]);
    }
    // A rare name is found among thousands of other files.
    await site.db.$executeRaw`
      insert into media_item (id, pathname, content_type, size, hash, alts)
      select 'said-' || n, 'said/' || n || '.jpg', 'image/jpeg', n, repeat('a', 64), '{"en": "A harbour"}'
        from generate_series(1, 2500) n`;
    expect(await found('човен')).toEqual([pathname]);
    expect((await found('a harbour')).length).toBe(20);
    await say({ alts: { en: 'A ship', uk: '' } });
    expect([await found('boat'), await found('човен'), await found('a SHIP')]).toEqual([[], [], [pathname]]);
    await site.db.mediaItem.deleteMany({ where: { pathname: { startsWith: 'said/' } } });
  });

  it('goes through the whole of it in any order, each file once', async () => {
    const rows = await site.db.mediaItem.findMany();
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    const orders: Record<string, (a: (typeof rows)[number], b: (typeof rows)[number]) => number> = {
      oldest: (a, b) => a.uploadedAt.getTime() - b.uploadedAt.getTime() || byId(a, b),
      name: (a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1) || byId(a, b),
      largest: (a, b) => b.size - a.size || byId(b, a),
    };
    for (const [sort, order] of Object.entries(orders)) {
      expect(await walk(`sort=${sort}`, 3)).toEqual(rows.toSorted(order).map(({ pathname }) => pathname));
    }
  });

  it('finds rare names among thousands, by one letter and by several, in any script', async () => {
    const uploadedAt = new Date('2026-01-01T00:00:00Z');
    await site.db.$executeRaw`
      insert into media_item (id, pathname, content_type, size, hash, uploaded_at)
      select 'many-' || n, 'many/picture-' || n || '.jpg', 'image/jpeg', n, repeat('a', 64), now()
        from generate_series(1, 1500) n`;
    await site.db.mediaItem.create({
      data: {
        ...{ pathname: 'old/zakat.jpg', name: 'Ґанок №3 100%_\\.jpg', contentType: 'image/jpeg', size: 1 },
        ...{ hash: 'b'.repeat(64), uploadedAt },
      },
    });
    for (const search of ['ґ', 'ҐА', 'анок №3', '№3 100', '0%_', '_\\.', 'OLD/ZAKAT', '  ґанок ']) {
      expect(await names(new URLSearchParams({ search }))).toEqual(['old/zakat.jpg']);
    }
    for (const search of ['ґґ', '%%', 'jpgold', 'gold']) {
      expect(await names(new URLSearchParams({ search }))).toEqual([]);
    }
    expect(await names('search=picture-1499')).toEqual(['many/picture-1499.jpg']);
    expect((await names('search=picture-14&limit=100')).length).toBe(100);
    expect((await walk('search=icture-14', 40)).length).toBe(111);
    expect(await names('search=icture-14&type=videos')).toEqual([]);
    await site.db.mediaItem.deleteMany({ where: { pathname: { startsWith: 'many/' } } });
  });

  it('shows a folder, what no page uses, and what is in the bin', async () => {
    const add = async (pathname: string, more: object) =>
      site.db.mediaItem.create({
        data: { pathname, contentType: 'image/png', size: 1, hash: 'c'.repeat(64), ...more },
      });
    await add('uploads/in-folder.png', { folder: 'Harbour' });
    await add('uploads/binned.png', { folder: 'Harbour', deletedAt: new Date() });
    expect(await names('folder=Harbour')).toEqual(['uploads/in-folder.png']);
    expect(await names('folder=&search=in-folder')).toEqual([]);
    expect(await names('search=binned')).toEqual([]);
    expect(await names('state=bin')).toEqual(['uploads/binned.png']);
    expect(await names('state=bin&search=BINNED')).toEqual(['uploads/binned.png']);
    expect(await names('state=bin&search=folder')).toEqual([]);
    expect(await names('state=unused&folder=Harbour')).toEqual(['uploads/in-folder.png']);
    const { json } = await call(folders, 'GET', { headers: editor });
    expect(mediaFolders.parse(json)).toMatchObject({ folders: [{ name: 'Harbour', count: 1 }], binned: 1 });
    expect([json.count, json.unused]).toEqual([
      (await walk('', 50)).length,
      (await walk('state=unused', 50)).length,
    ]);
  });

  it('tells files apart by extension as the whole site does', async () => {
    const names = [
      'jpg',
      'JPEG',
      'png',
      'gif',
      'webp',
      'svg',
      'bmp',
      'avif',
      'heic',
      'mp4',
      'WebM',
      'ogg',
      'mov',
    ]
      .concat(['avi', 'mkv', 'mp3', 'pdf', 'zip', 'jpg.exe', 'xjpg', 'mp4x'])
      .map((extension) => `a.${extension}`)
      .concat('jpg', 'a/b.png/c');
    const rows = await site.db.$queryRaw<{ name: string; group: string }[]>`
      select name, media_file_group(name) as "group" from unnest(${names}::text[]) as name`;
    expect(rows).toEqual(names.map((name) => ({ name, group: fileGroupOf(name) })));
  });

  it('is refused to others, and refuses an invented cursor', async () => {
    expect((await send('', {})).status).toBe(401);
    expect((await send('', await site.signIn('translator'))).status).toBe(403);
    const { cursor } = parseMediaList((await send('limit=1')).json);
    expect((await send(`limit=1&cursor=${cursor}`)).status).toBe(200);
    for (const bad of [
      'x',
      '',
      `${cursor}&sort=name`,
      Buffer.from('["newest","x","y"]').toString('base64url'),
    ]) {
      expect((await send(`cursor=${bad}`)).status).toBe(422);
    }
    expect((await send('limit=0')).status).toBe(422);
  });
});
