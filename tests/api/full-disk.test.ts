import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as library from '@/app/api/media/route';
import * as part from '@/app/api/media/uploads/[id]/route';
import * as uploads from '@/app/api/media/uploads/route';
import { problem } from '@/lib/contracts/problem';
import { film } from '@/tests/factories/film';
import { call } from './support/call';
import { openSite, SITE_URL, type TestSite } from './support/site';
import { upload } from './support/upload';

const DISK_MB = 8;

/** A small disk can be put in the way only by whoever may. */
const mayMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
})();

describe.runIf(mayMount)('a full disk (security O-4)', () => {
  let site: TestSite;
  let editor: { cookie: string };
  let disk: string;

  beforeAll(async () => {
    site = await openSite({ hasPages: false });
    editor = await site.signIn('editor');
    disk = join(site.dataDir, 'media');
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
  });
  afterAll(async () => {
    execFileSync('umount', [disk]);
    await site.close();
  });

  const headers = () => ({ origin: SITE_URL, ...editor });
  const files = async () => (await readdir(disk, { recursive: true })).sort();
  const codeOf = ({ json }: { json: unknown }) => problem.parse(json).code;

  it('is told as one, nothing of the file is left, and reading goes on', async () => {
    expect((await upload([['a.mp4', film({ bytes: 5_000_000 })]], editor)).status).toBe(201);
    const before = await files();
    const answer = await upload([['b.mp4', film({ bytes: 5_000_000 })]], editor);
    expect([answer.status, codeOf(answer)]).toEqual([503, 'unavailable']);
    expect(answer.headers.get('retry-after')).toBeTruthy();
    expect(await files()).toEqual(before);
    expect(await site.db.mediaItem.count()).toBe(1);
    const list = await call(library, 'GET', { path: '/api/media', headers: headers() });
    expect(list.json.blobs).toHaveLength(1);
    expect((await upload([['c.mp4', film({ bytes: 100_000 })]], editor)).status).toBe(201);
  });

  it('is told before a large file is begun, and one that was begun can be gone on with when there is room', async () => {
    const begin = (size: number) =>
      call(uploads, 'POST', {
        path: '/api/media/uploads',
        json: { name: 'a.mp4', size },
        headers: headers(),
      });
    expect(codeOf(await begin(DISK_MB * 2 ** 20))).toBe('unavailable');

    const bytes = film({ bytes: 2_000_000 });
    const { id } = (await begin(bytes.length)).json;
    await writeFile(join(disk, 'other'), Buffer.alloc(1_500_000));
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
    await rm(join(disk, 'other'));
    const state = await call(part, 'GET', {
      path: '/api/media/uploads/x',
      params: { id },
      headers: headers(),
    });
    const answer = await send(state.json.offset);
    expect([answer.status, answer.json.blobs?.[0]?.size]).toEqual([201, bytes.length]);
    expect(await readdir(join(disk, '.incoming'))).toEqual([]);
  });
});
