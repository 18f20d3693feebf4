import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MEDIA } from '@/lib/domain/limits';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';
import { visitedBeside } from './support/visitor-beside';

/** A visitor never waits longer, whatever an editor sends. */
const WAIT_MS = 1_000;

let site: SeededSite;
let server: SiteServer;

beforeAll(async () => {
  site = await seededSite();
  server = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
  // Pages are rendered, and code is loaded, before anybody counts.
  await upload('small.png', await picture(8));
  await visitedBeside(server.origin, () => sleep(1_000));
});
afterAll(async () => {
  await site.drop();
});

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#204060' } })
    .png()
    .toBuffer();

async function upload(name: string, bytes: Buffer): Promise<{ status: number }> {
  const form = new FormData();
  form.append('files', new File([new Uint8Array(bytes)], name));
  const headers = { cookie: site.cookie, 'sec-fetch-site': 'same-origin' };
  return fetch(`${server.origin}/api/media`, { method: 'POST', body: form, headers });
}

const fill = (part: string, bytes: number) => part.repeat(bytes / part.length);
const drawing = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
const LARGE = MEDIA.uploadDrawingBytes - 1_000;

it.each([
  ['sixty comments', 415, () => Buffer.from(`${'<!---->'.repeat(60)}<html>`)],
  ['comments as far as is looked', 415, () => Buffer.from(fill('<!---->', 8_192))],
  ['a drawing with one long word', 422, () => drawing(`<g class="${fill('a', LARGE)}"/>`)],
  ['a drawing of many long words', 201, () => drawing(fill(`<g class="${fill('a', 65_000)}"/>`, LARGE))],
  ['a sheet of semicolons', 201, () => drawing(`<style>${fill(';', LARGE)}</style>`)],
  ['a sheet of rules', 201, () => drawing(`<style>${fill('a{}', LARGE)}</style>`)],
])('nobody waits for %s', async (_, status, make) => {
  const bytes = make();
  let answered = 0;
  const visit = await visitedBeside(server.origin, async () => {
    answered = (await upload('x.svg', bytes)).status;
  });
  expect([answered, visit.faults]).toEqual([status, []]);
  expect(visit.worstMs).toBeLessThan(WAIT_MS);
});

/** The processes of the server that look into files. */
function looking(): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    return parent === server.process.pid && line.includes('examine.mjs') ? [pid ?? 0] : [];
  });
}

it('a process that dies over a file is replaced, and nobody waits for that', async () => {
  const [pid = 0, ...others] = looking();
  expect(others).toEqual([]);
  let answered = 0;
  const visit = await visitedBeside(server.origin, async () => {
    process.kill(pid, 'SIGSTOP');
    const uploading = upload('other.png', await picture(9));
    await sleep(500);
    process.kill(pid, 'SIGKILL');
    answered = (await uploading).status;
  });
  expect([answered, visit.faults]).toEqual([201, []]);
  expect(visit.worstMs).toBeLessThan(WAIT_MS);
  expect(looking()).not.toContain(pid);
});

it('what looks into files ends with the server', async () => {
  const pids = looking();
  await server.kill();
  await vi.waitFor(() => expect(pids.filter(isThere)).toEqual([]), { timeout: 10_000 });
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
