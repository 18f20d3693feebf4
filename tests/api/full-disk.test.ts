import { execFileSync } from 'node:child_process';
import { mkdir, open, readdir, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as health from '@/app/api/health/route';
import * as library from '@/app/api/media/route';
import * as part from '@/app/api/media/uploads/[id]/route';
import * as uploads from '@/app/api/media/uploads/route';
import * as fonts from '@/app/api/site/fonts/route';
import { problem } from '@/lib/contracts/problem';
import type { Entry } from '@/lib/server/page-store/entry';
import { EntryFiles } from '@/lib/server/page-store/entry-files';
import { film } from '@/tests/factories/film';
import { lora } from '@/tests/factories/fonts';
import { mayMount, mountDisk } from '@/tests/setup/small-disk';
import { call } from './support/call';
import { openSite, SITE_URL, type TestSite } from './support/site';
import { upload } from './support/upload';

const MB = 2 ** 20;
const DISK_MB = 48;
const RESERVE = 32 * MB;

describe.runIf(mayMount)('a full disk (security O-4)', () => {
  let site: TestSite;
  let editor: { cookie: string };
  let disk: string;
  let unmount: () => void;

  beforeAll(async () => {
    site = await openSite({ hasPages: false });
    editor = await site.signIn('editor');
    unmount = mountDisk(site.dataDir, DISK_MB);
    disk = join(site.dataDir, 'media');
    await mkdir(disk);
  });
  afterAll(async () => {
    unmount();
    await site.close();
  });

  const headers = () => ({ origin: SITE_URL, ...editor });
  const files = async () => (await readdir(disk, { recursive: true })).sort();
  const codeOf = ({ json }: { json: unknown }) => problem.parse(json).code;
  const failing = async () => (await call(health, 'GET', { path: '/api/health' })).json.failing;
  const free = async () => {
    const { bavail, bsize } = await statfs(site.dataDir);
    return bavail * bsize;
  };

  /** Fills the disk until so much is left. */
  async function leave(bytes: number): Promise<void> {
    const other = join(site.dataDir, 'other');
    await rm(other, { force: true });
    await writeFile(other, Buffer.alloc((await free()) - bytes));
  }

  it('is reported as such, leaves nothing of the file, and reading still works', async () => {
    expect((await upload([['a.mp4', film({ bytes: 10_000_000 })]], editor)).status).toBe(201);
    const before = await files();
    const answer = await upload([['b.mp4', film({ bytes: 10_000_000 })]], editor);
    expect(problem.parse(answer.json)).toMatchObject({
      status: 503,
      code: 'unavailable',
      failing: ['disk'],
      detail: "The server's disk is full: nothing more can be stored on it.",
    });
    expect(await free()).toBeGreaterThan(RESERVE);
    expect(await failing()).toBeUndefined();
    expect(answer.headers.get('retry-after')).toBeTruthy();
    expect(await files()).toEqual(before);
    expect(await site.db.mediaItem.count()).toBe(1);
    const list = await call(library, 'GET', { path: '/api/media', headers: headers() });
    expect(list.json.blobs).toHaveLength(1);
    expect((await upload([['c.mp4', film({ bytes: 100_000 })]], editor)).status).toBe(201);
  });

  it('is reported at once, too, while a small file comes in pieces', async () => {
    await leave(RESERVE + 30_000);
    const form = new FormData();
    form.append('files', new File([new Uint8Array(film({ bytes: 20_000 }))], 'd.mp4'));
    // Sent as it is, a form comes in pieces: what stands around the file by itself.
    const answer = await call(library, 'POST', {
      path: '/api/media',
      raw: form,
      headers: { 'content-type': '', ...headers() },
    });
    await rm(join(site.dataDir, 'other'));
    expect(problem.parse(answer.json)).toMatchObject({ status: 503, failing: ['disk'] });
  });

  it('keeps nothing of a font that does not fit', async () => {
    await leave(RESERVE + 30_000);
    const before = await files();
    const form = new FormData();
    form.append('files', new File([new Uint8Array(lora('latin'))], 'Lora.woff2'));
    const encoded = new Response(form);
    const answer = await call(fonts, 'POST', {
      path: '/api/site/fonts?licence=OFL',
      raw: await encoded.arrayBuffer(),
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        origin: SITE_URL,
        ...(await site.signIn('owner')),
      },
    });
    await rm(join(site.dataDir, 'other'));
    expect(problem.parse(answer.json)).toMatchObject({ status: 503, failing: ['disk'] });
    expect(await files()).toEqual(before);
    expect(await site.db.siteFont.count()).toBe(0);
  });

  it('is reported before a large upload begins, and a begun one can be resumed when there is space', async () => {
    const begin = (size: number) =>
      call(uploads, 'POST', {
        path: '/api/media/uploads',
        json: { name: 'a.mp4', size },
        headers: headers(),
      });
    expect(codeOf(await begin(12 * MB))).toBe('unavailable');

    const bytes = film({ bytes: 2_000_000 });
    const { id } = (await begin(bytes.length)).json;
    await leave(RESERVE + 500_000);
    const send = (offset: number) =>
      call(part, 'PATCH', {
        path: '/api/media/uploads/x',
        params: { id },
        raw: new Uint8Array(bytes.subarray(offset)),
        headers: {
          'content-type': 'application/octet-stream',
          'upload-offset': String(offset),
          ...headers(),
        },
      });
    expect(codeOf(await send(0))).toBe('unavailable');
    await rm(join(site.dataDir, 'other'));
    const state = await call(part, 'GET', {
      path: '/api/media/uploads/x',
      params: { id },
      headers: headers(),
    });
    const answer = await send(state.json.offset);
    expect([answer.status, answer.json.blobs?.[0]?.size]).toEqual([201, bytes.length]);
    expect(await readdir(join(disk, '.incoming'))).toEqual([]);
  });

  it('keeps its reserve from pages as from files: the database needs it', async () => {
    const folder = join(site.dataDir, 'pages');
    await mkdir(folder);
    const files = new EntryFiles(folder);
    await leave(RESERVE + 64_000);
    await files.write(entry('kept', 1000));
    await files.write(entry('too-much', 100_000));
    expect([await files.read('kept'), await files.read('too-much')]).toEqual([expect.anything(), null]);
    await leave(RESERVE - 64_000);
    await files.write(entry('closed', 1));
    expect(await files.read('closed')).toBeNull();
    expect(codeOf(await upload([['d.mp4', film({ bytes: 1000 })]], editor))).toBe('unavailable');
    await rm(join(site.dataDir, 'other'));
  });

  it('is reported by /api/health, before the last byte is gone and after', async () => {
    await leave(5 * MB);
    await expect.poll(failing).toBeUndefined();
    await leave(3 * MB);
    await expect.poll(failing, { timeout: 5000 }).toEqual(['disk']);
    await leave(0);
    await expect.poll(failing, { timeout: 5000 }).toEqual(['disk']);
    expect((await call(health, 'GET', { path: '/api/health' })).json.detail).toContain('disk is full');
    await truncate(join(site.dataDir, 'other'));
    await expect.poll(failing, { timeout: 5000 }).toBeUndefined();
    expect(await readdir(join(site.dataDir, 'run'))).toEqual([]);
  });

  it('is not what /api/health says of one that is only slow', async () => {
    await expect.poll(failing, { timeout: 5000 }).toBeUndefined();
    const probe = join(site.dataDir, 'run', `probe-${process.pid}`);
    // Opening it waits for somebody who reads.
    execFileSync('mkfifo', [probe]);
    const answer = async () => (await call(health, 'GET', { path: '/api/health' })).json;
    await expect
      .poll(answer, { timeout: 5000 })
      .toMatchObject({ detail: 'Does not answer: disk.', failing: ['disk'] });
    const reader = await open(probe, 'r');
    await expect.poll(failing, { timeout: 5000 }).toBeUndefined();
    await reader.close();
  });
});

/** A page that takes so many bytes. */
function entry(key: string, bytes: number): Entry {
  const head = { kind: 'page', buildId: '', source: '', seq: 1, status: 200 } as const;
  return { ...head, tags: [], key, headers: {}, etag: '', renderedAt: 1, gzip: Buffer.alloc(bytes) };
}
