import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaUploaded } from '@/lib/contracts/media';
import { uploadBegun, uploadState } from '@/lib/contracts/uploads';
import { sweepIncoming } from '@/lib/server/media/incoming';
import { repairMedia } from '@/lib/server/media/repair-media';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import { film } from '@/tests/factories/film';
import { isLong } from '@/tests/setup/shares.mjs';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const KILLS = isLong ? 100 : 4;
const LARGE_BYTES = 6_000_000;
const SMALL_BYTES = 60_000;
const SLICES = 20;
const SLICE_PAUSE_MS = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
const SEED = 20_261_122;

let site: SeededSite;
let dataDir: string;
let server: SiteServer;
/** Uploads that the server acknowledged: pathname and hash. */
const acknowledged = new Map<string, string>();

beforeAll(async () => {
  site = await seededSite();
  dataDir = await site.newDataDir();
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Starts a server and puts its first call behind it. */
async function start(): Promise<void> {
  server = await startServer({ databaseUrl: site.url, dataDir });
  await call('/api/media/uploads/AAAAAAAAAAAAAAAAAAAAAA');
  await call('/api/media?limit=1');
}

/** A call as the site itself makes it; null when the server died meanwhile. */
async function call(target: string, init: RequestInit = {}): Promise<Response | null> {
  try {
    const headers = { cookie: site.cookie, 'sec-fetch-site': 'same-origin', ...init.headers };
    const response = await fetch(`${server.origin}${target}`, { ...init, headers });
    return new Response(await response.arrayBuffer(), response);
  } catch {
    return null;
  }
}

/** A body that comes slice by slice, so that there is a middle of it to be killed in. */
function slowly(bytes: Buffer): RequestInit {
  let at = 0;
  const step = Math.ceil(bytes.length / SLICES);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (at >= bytes.length) return controller.close();
      await sleep(SLICE_PAUSE_MS);
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + step)));
      at += step;
    },
  });
  return { body, duplex: 'half' } as RequestInit;
}

async function acknowledge(bytes: Buffer, response: Response | null): Promise<boolean> {
  if (response?.status !== 201) return false;
  for (const { pathname } of mediaUploaded.parse(await response.json()).blobs) {
    acknowledged.set(pathname, hashOf(bytes));
  }
  return true;
}

async function sendWhole(bytes: Buffer): Promise<boolean> {
  const head = '--b\r\ncontent-disposition: form-data; name="files"; filename="walk.mp4"\r\n\r\n';
  const form = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]);
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  return acknowledge(bytes, await call('/api/media', { method: 'POST', headers, ...slowly(form) }));
}

async function begin(bytes: Buffer): Promise<string | null> {
  const response = await call('/api/media/uploads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Прогулка.mp4', size: bytes.length }),
  });
  return response?.status === 201 ? uploadBegun.parse(await response.json()).id : null;
}

/** Resumes the upload of a file. */
async function sendRest(id: string, bytes: Buffer): Promise<boolean> {
  const state = await call(`/api/media/uploads/${id}`);
  if (state?.status === 404) return sendWhole(bytes);
  if (state?.status !== 200) return false;
  const { offset } = uploadState.parse(await state.json());
  const headers = { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) };
  const rest = slowly(bytes.subarray(offset));
  return acknowledge(bytes, await call(`/api/media/uploads/${id}`, { method: 'PATCH', headers, ...rest }));
}

it(
  'killed in the middle of uploads, it has every file that it said it has, and no half one (security O-3)',
  async () => {
    const random = randomFrom(SEED);
    const broken: { id: string; bytes: Buffer }[] = [];
    const uploadAll = () => {
      const inParts = film({ bytes: LARGE_BYTES });
      return Promise.all([
        sendWhole(film({ bytes: LARGE_BYTES })),
        sendWhole(film({ bytes: SMALL_BYTES })),
        begin(inParts).then(async (id) => {
          if (id && !(await sendRest(id, inParts))) broken.push({ id, bytes: inParts });
        }),
      ]);
    };
    // Nothing of an earlier try.
    acknowledged.clear();
    await start();
    const startedAt = performance.now();
    await uploadAll();
    const span = performance.now() - startedAt;
    expect(acknowledged.size).toBe(3);
    await server.kill();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await start();
      const last = broken.pop();
      // The upload that was interrupted last time is complete now.
      if (last) expect(await sendRest(last.id, last.bytes)).toBe(true);
      const uploads = uploadAll();
      await sleep(random() * span);
      await server.kill();
      await uploads;
    }
    await start();
    for (const { id, bytes } of broken) expect(await sendRest(id, bytes)).toBe(true);

    const root = path.join(dataDir, 'media');
    const storage = new LocalStorage(root);
    const rows = await site.db.mediaItem.findMany({ select: { pathname: true, hash: true } });
    const hashes = new Map(rows.map(({ pathname, hash }) => [pathname, hash]));
    for (const [pathname, hash] of acknowledged)
      expect([pathname, hashes.get(pathname)]).toEqual([pathname, hash]);

    const repair = await repairMedia(site.db, storage, {
      minimumAgeMs: 0,
      isThorough: true,
      isApplied: true,
    });
    expect(repair).toMatchObject({ forgotten: [], missing: [], damaged: [], strange: [] });
    await sweepIncoming(storage.incoming, Date.now() + 2 * DAY_MS);
    expect(await readdir(storage.incoming)).toEqual([]);

    // Every file has its row, every row its file, and each has the right content.
    const listed = await site.db.mediaItem.findMany({ select: { pathname: true, hash: true } });
    const files = (await readdir(root, { recursive: true, withFileTypes: true })).filter((each) =>
      each.isFile(),
    );
    expect(
      files.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name))).sort(),
    ).toEqual(listed.map(({ pathname }) => pathname).sort());
    for (const { pathname, hash } of listed) {
      expect([pathname, hashOf(await readFile(path.join(root, pathname)))]).toEqual([pathname, hash]);
    }
  },
  KILLS * 60_000 + 120_000,
);
