import { appendFile, cp, mkdtemp, rm, statfs, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { mayMount, mountDisk } from '@/tests/setup/small-disk';
import { httpRequest } from './support/http';
import { save } from './support/seeded-site';
import { fillDataFolder, startWholeSite, until, type WholeSite } from './support/whole-site';

const DISK_MB = 300;
const LEFT_BYTES = 100_000;
const FULL = "The server's disk is full: nothing more can be stored on it.";

let root: string;
let unmount: () => void;
let site: WholeSite;
let cookie: string;

describe.runIf(mayMount)('a full disk under the embedded database (security O-4)', () => {
  const other = () => path.join(root, 'disk', 'other');

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'test-full-'));
    // The fewest pages: what is drawn of others at the start has nothing to do with the disk.
    cookie = await fillDataFolder(path.join(root, 'filled'), 1);
    unmount = mountDisk(path.join(root, 'disk'), DISK_MB);
    await cp(path.join(root, 'filled'), path.join(root, 'disk', 'data'), { recursive: true });
    site = await startWholeSite(path.join(root, 'disk', 'data'), await freePort());
  });
  afterAll(async () => {
    site.process.kill('SIGTERM');
    await until(() => site.process.exitCode !== null, 40_000);
    unmount();
    await rm(root, { recursive: true, force: true });
  });

  /** The site writes meanwhile: it keeps the pages that it has begun with. */
  async function fillUp(): Promise<void> {
    for (;;) {
      const { bavail, bsize } = await statfs(path.join(root, 'disk'));
      const room = bavail * bsize - LEFT_BYTES;
      if (room <= 0) return;
      await appendFile(other(), Buffer.alloc(room)).catch(({ code }) => expect(code).toBe('ENOSPC'));
    }
  }

  const saveLong = (count: number) =>
    save(site.origin, cookie, { path: '/about', locale: 'en', text: `save ${count} ${'abc '.repeat(5000)}` });
  const health = async () => {
    const { status, body } = await httpRequest(site.origin, '/api/health');
    return [status, JSON.parse(body).failing];
  };

  it('is reported by refused saves and by the health check, and ends when there is space', async () => {
    // A disk that does not take anything within a second fails: so soon after the start, a busy machine is late.
    await until(async () => (await health())[0] === 200, 20_000, site.output);
    await fillUp();
    let refused = await saveLong(0);
    for (let count = 1; refused.status === 200 && count < 100; count += 1) refused = await saveLong(count);
    expect(refused.status).toBe(503);
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'unavailable', detail: FULL, failing: ['disk'] });
    expect(await health()).toEqual([503, ['disk']]);
    expect((await httpRequest(site.origin, '/')).status).toBe(200);

    await truncate(other());
    await until(async () => (await saveLong(1000)).status === 200, 20_000, site.output);
    await until(async () => (await health())[0] === 200, 5000, site.output);
    expect((await httpRequest(site.origin, '/about')).body).toContain('save 1000');
  });
});
