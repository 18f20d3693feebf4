import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as library from '@/app/api/media/route';
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

const ask = (query: string, headers: Record<string, string> = editor) =>
  call(library, 'GET', { path: `/api/media?${query}`, headers });

describe('GET /api/media (http-api "Media")', () => {
  it('has each file once, newest first, however many there are of one moment', async () => {
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
    const seen: string[] = [];
    for (let cursor: string | undefined; seen.length === 0 || cursor !== undefined; ) {
      const query = new URLSearchParams({ limit: '3', ...(cursor && { cursor }) });
      const part = parseMediaList((await ask(String(query))).json);
      seen.push(...part.blobs.map(({ pathname }) => pathname));
      expect(part.hasMore).toBe(part.cursor !== undefined);
      cursor = part.cursor;
    }
    const rows = await site.db.mediaItem.findMany({ orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }] });
    expect(seen).toEqual(rows.map(({ pathname }) => pathname));
    expect(seen.slice(0, 7).every((pathname) => pathname.startsWith('moment/'))).toBe(true);
  });

  it('finds by name and by type', async () => {
    await storeFile(site, 'films/Harbour.MP4', 'video/mp4', Buffer.from('x'));
    await storeFile(site, 'papers/list.pdf', 'application/pdf', Buffer.from('x'));
    const names = async (query: string) =>
      parseMediaList((await ask(query)).json).blobs.map(({ pathname }) => pathname);
    expect(await names('search=HARBOUR')).toEqual(['films/Harbour.MP4']);
    expect(await names('type=videos')).toEqual(['films/Harbour.MP4']);
    expect(await names('type=documents')).toEqual(['papers/list.pdf']);
    await storeFile(site, 'uploads/Закат-3.jpg', 'image/jpeg', Buffer.from('x'));
    expect(await names('type=images&search=закат')).toEqual(['uploads/Закат-3.jpg']);
    expect(await names('search=100%25')).toEqual([]);
  });

  it('is for those who use it, and takes no cursor of their own', async () => {
    expect((await ask('', {})).status).toBe(401);
    expect((await ask('', await site.signIn('translator'))).status).toBe(403);
    expect((await ask('cursor=x')).status).toBe(422);
    expect((await ask('limit=0')).status).toBe(422);
  });
});
