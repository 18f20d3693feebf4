// `npm run bench:zoom`: a TIFF of 400 megapixels from its upload to the last tile, then looked at in a browser.
// `-- --quick` does it with 100 megapixels.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import type { DeepZoomJobs } from '@/lib/contracts/media';
import { ensureChromium } from '@/scripts/testing/chromium.mjs';
import { colourAt, writeLargeTiff } from '@/tests/factories/large-tiff';
import { get, send } from './support/library-client';
import { type LibrarySite, startLibrary } from './support/library-site';
import { gateLine, machineFacts, median, percentile } from './support/machine';
import { watchFamilyMemory } from './support/memory';
import { onEnd, runBenchmark } from './support/processes';
import { builtSite, temporaryFolder } from './support/site';

const BOUNDS = { memoryMiB: 512, firstViewBytes: 1_000_000, moveMs: 300 };
const PATH = '/deep-zoom';
const IDLE_MS = 3_000;
const KEYS = [
  '+',
  '+',
  '+',
  'ArrowRight',
  'ArrowDown',
  '+',
  'ArrowLeft',
  '+',
  'ArrowUp',
  '-',
  'ArrowRight',
  '+',
];
/** Nothing has been asked for this long: what is seen is whole. */
const QUIET_MS = 400;

/** React marks what it has hydrated; nothing listens before. */
const HYDRATED = `Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber$'))`;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

await runBenchmark(async () => {
  const { values } = parseArgs({ options: { quick: { type: 'boolean' }, 'as-built': { type: 'boolean' } } });
  const side = values.quick ? 10_000 : 20_000;
  console.log(machineFacts());
  await builtSite();
  const site = await startLibrary(null, 1, true);
  const pathname = await take(site, side);
  await look(site, pathname);
  console.log(`\n${machineFacts()}`);
});

/** Smooth, with a grain like that of film, which is what costs bytes. */
function grained(x: number, y: number): readonly [number, number, number] {
  const [red, green, blue] = colourAt(x, y);
  const grain = (Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263)) >>> 30;
  return [(red + grain) & 255, (green + grain) & 255, (blue + grain) & 255];
}

async function take(site: LibrarySite, side: number): Promise<string> {
  const file = join(await temporaryFolder(), 'large.tif');
  await writeLargeTiff(file, side, side, grained);
  const { size } = await stat(file);
  await get(site, '/api/media?limit=20');
  const idle = watchFamilyMemory(site.pid);
  await sleep(IDLE_MS);
  const before = idle().all;
  const most = watchFamilyMemory(site.pid);
  const sent = { name: 'large.tif', size, pieces: createReadStream(file, { highWaterMark: 1 << 20 }) };
  const taken = await send(site.origin, site.cookie, sent);
  const takenMost = most().all;
  const { pathname } = JSON.parse(taken.body).blobs[0];
  const cutting = watchFamilyMemory(site.pid);
  const began = performance.now();
  while (await isBeingCut(site, pathname)) await sleep(200);
  const cutMs = performance.now() - began;
  const cutMost = cutting().all;
  const variant = await get(site, `/media/${pathname}?w=1536&q=75`);
  console.log(
    `\n${((side * side) / 1e6).toFixed(0)} megapixels, ${(size / 1e6).toFixed(0)} MB: taken in ${(taken.ms / 1000).toFixed(1)} s, ` +
      `cut in ${(cutMs / 1000).toFixed(1)} s more, a width of 1,536 pixels in ${(variant.ms / 1000).toFixed(2)} s`,
  );
  console.log(
    `memory of all processes: ${before.toFixed(0)} MiB idle, at most ${takenMost.toFixed(0)} while it is taken, ${cutMost.toFixed(0)} while it is cut`,
  );
  console.log(
    gateLine('memory above idle, MiB', Math.max(takenMost, cutMost) - before, BOUNDS.memoryMiB, false),
  );
  return pathname;
}

/** The library of a benchmark has rows without files, which can never be cut. */
async function isBeingCut(site: LibrarySite, pathname: string): Promise<boolean> {
  const { pictures } = JSON.parse((await get(site, '/api/media/deep-zoom')).body) as DeepZoomJobs;
  return pictures.some((picture) => picture.pathname === pathname && picture.state !== 'failed');
}

async function look(site: LibrarySite, pathname: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: ['--no-sandbox', '--disable-quic'],
  });
  onEnd(() => browser.close());
  const page = await pageFor(browser, site, pathname);
  const tiles = { waiting: 0, last: 0, bytes: 0 };
  const isPicture = (request: Request) => /\/(?:iiif|media)\//.test(request.url());
  page.on('request', (request) => {
    if (isPicture(request)) tiles.waiting += 1;
  });
  const ended = (request: Request) => {
    if (!isPicture(request)) return;
    tiles.waiting -= 1;
    tiles.last = performance.now();
  };
  page.on('requestfailed', ended);
  page.on('requestfinished', async (request) => {
    ended(request);
    if (isPicture(request)) tiles.bytes += (await request.sizes()).responseBodySize;
  });
  const settled = async () => {
    while (tiles.waiting > 0 || performance.now() - tiles.last < QUIET_MS) await sleep(20);
  };
  await page.goto(site.origin + PATH);
  await page.waitForFunction(HYDRATED);
  await page.locator('a[data-lightbox]').click();
  await page.locator('.pswp__img').first().waitFor();
  tiles.last = performance.now();
  await settled();
  const first = tiles.bytes;
  const moves: number[] = [];
  for (const key of KEYS) {
    const before = tiles.bytes;
    const began = performance.now();
    tiles.last = began;
    await page.keyboard.press(key);
    await settled();
    // The first one loads the viewer as well.
    if (tiles.bytes > before) moves.push(tiles.last - began);
  }
  console.log(
    `\nfirst view ${(first / 1000).toFixed(0)} kB; ${moves.length} moves that needed tiles: median ${median(moves).toFixed(0)} ms, ` +
      `p95 ${percentile(moves, 0.95).toFixed(0)} ms, with the viewer's own load ${moves[0]?.toFixed(0)} ms; ${(tiles.bytes / 1e6).toFixed(1)} MB in all`,
  );
  console.log(gateLine('first view, bytes', first, BOUNDS.firstViewBytes, false));
  console.log(
    gateLine('a move until it is sharp, p95 in ms', percentile(moves.slice(1), 0.95), BOUNDS.moveMs, false),
  );
}

/** Makes the page with the picture; the browser wants no motion: what is measured is loading, not gliding. */
async function pageFor(browser: Browser, site: LibrarySite, pathname: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // The benchmark waits by code of its own in the page.
    bypassCSP: true,
  });
  const headers = { cookie: site.cookie, 'sec-fetch-site': 'same-origin' };
  const meta = { title: 'Deep zoom', description: '', keywords: [] };
  const call = async (method: string, address: string, data: object) => {
    const answer = await context.request.fetch(`${site.origin}${address}`, { method, headers, data });
    if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
  };
  await call('POST', '/api/pages', { path: PATH, locale: 'en', meta, parentId: null });
  const block = { id: 'b', component: 'MediaObject', props: { src: `/media/${pathname}`, alt: 'A field' } };
  const translation = { content: { sections: [{ id: 's', blocks: [block] }] } };
  await call('PATCH', '/api/pages/by-path', { path: PATH, locale: 'en', translation });
  return context.newPage();
}
