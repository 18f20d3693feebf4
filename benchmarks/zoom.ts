// `npm run bench:zoom`: a TIFF of 400 megapixels, a JPEG and a PNG of 64, each from its upload to the last tile, then looked at in a
// browser. `-- --quick` does it with a TIFF of 100 megapixels.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import sharp from 'sharp';
import type { DeepZoomJobs } from '@/lib/contracts/media';
import { ensureChromium } from '@/scripts/testing/chromium.mjs';
import { colourAt, writeLargeTiff } from '@/tests/factories/large-tiff';
import { get, send } from './support/library-client';
import { type LibrarySite, startLibrary } from './support/library-site';
import { gateLine, machineFacts, median, percentile } from './support/machine';
import { watchFamilyMemory } from './support/memory';
import { allowFunctions } from './support/page-functions';
import { onEnd, runBenchmark } from './support/processes';
import { builtSite, temporaryFolder } from './support/site';

const BOUNDS = { memoryMiB: 512, firstViewBytes: 1_000_000, moveMs: 300 };
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
/** Nothing has been asked for and nothing was painted anew for this long: what is seen is whole. */
const QUIET_MS = 400;
/** More than are decoded as a whole, and few enough to be drawn and sent in some seconds. */
const SMALLER_SIDE = 8_000;

/** Of what is painted, as many are looked at in each frame: each tile is on some, and to read all would take longer than to paint. */
const LINES = 12;

/** The scripts of the page are there: a stranger's page has no others. */
const READY = `customElements.get('menu-dialog') !== undefined`;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

await runBenchmark(async () => {
  const { values } = parseArgs({ options: { quick: { type: 'boolean' }, 'as-built': { type: 'boolean' } } });
  const side = values.quick ? 10_000 : 20_000;
  console.log(machineFacts());
  await builtSite();
  const site = await startLibrary(null, 1, true);
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: ['--no-sandbox', '--disable-quic'],
  });
  onEnd(() => browser.close());
  for (const picture of await madePictures(side)) {
    const pathname = await take(site, picture);
    await untilIdle(site);
    await look(browser, site, pathname);
  }
  console.log(`\n${machineFacts()}`);
});

interface MadePicture {
  name: string;
  file: string;
  side: number;
}

async function madePictures(side: number): Promise<MadePicture[]> {
  const folder = await temporaryFolder();
  const at = (name: string) => join(folder, name);
  await writeLargeTiff(at('large.tif'), side, side, grained);
  await writeLargeTiff(at('smaller.tif'), SMALLER_SIDE, SMALLER_SIDE, grained);
  const smaller = () => sharp(at('smaller.tif'), { limitInputPixels: false });
  // Baseline and not interlaced: both can be read line by line.
  await smaller().jpeg({ quality: 90, progressive: false }).toFile(at('smaller.jpg'));
  await smaller().png({ compressionLevel: 1, progressive: false }).toFile(at('smaller.png'));
  return [
    { name: 'large.tif', file: at('large.tif'), side },
    ...['smaller.jpg', 'smaller.png'].map((name) => ({ name, file: at(name), side: SMALLER_SIDE })),
  ];
}

/** Smooth, with a grain like that of film, which is what costs bytes. */
function grained(x: number, y: number): readonly [number, number, number] {
  const [red, green, blue] = colourAt(x, y);
  const grain = (Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263)) >>> 30;
  return [(red + grain) & 255, (green + grain) & 255, (blue + grain) & 255];
}

async function take(site: LibrarySite, { name, file, side }: MadePicture): Promise<string> {
  const { size } = await stat(file);
  await get(site, '/api/media?limit=20');
  const idle = watchFamilyMemory(site.pid);
  await sleep(IDLE_MS);
  const before = idle().all;
  const most = watchFamilyMemory(site.pid);
  const sent = { name, size, pieces: createReadStream(file, { highWaterMark: 1 << 20 }) };
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
    `\n${name}: ${((side * side) / 1e6).toFixed(0)} megapixels, ${(size / 1e6).toFixed(0)} MB: taken in ${(taken.ms / 1000).toFixed(1)} s, ` +
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

/** Every width of the picture has been made as AVIF: what is measured is looking at it, and nothing beside it. */
async function untilIdle(site: LibrarySite): Promise<void> {
  const tasks = async () => {
    const { body } = await get(site, '/api/metrics');
    const counts = [...body.matchAll(/^atelier_queue_tasks\{.*\} (\d+)$/gm)].map(([, count]) =>
      Number(count),
    );
    if (counts.length === 0) throw new Error('The metrics name no queue.');
    return counts.reduce((sum, count) => sum + count, 0);
  };
  while ((await tasks()) > 0) await sleep(500);
}

/** The library of a benchmark has rows without files, which can never be cut: only this picture counts. */
async function isBeingCut(site: LibrarySite, pathname: string): Promise<boolean> {
  const { pictures } = JSON.parse((await get(site, '/api/media/deep-zoom')).body) as DeepZoomJobs;
  const its = pictures.find((picture) => picture.pathname === pathname);
  if (its?.state === 'failed') throw new Error(`${pathname} could not be cut`);
  if (its) return true;
  // Neither at work nor failed, it has its tiles, or the figures would be those of nothing.
  const { status } = await fetch(`${site.origin}/iiif/${pathname}/info.json`);
  if (status !== 200) throw new Error(`${pathname} has no tiles (${status})`);
  return false;
}

async function look(browser: Browser, site: LibrarySite, pathname: string): Promise<void> {
  const path = `/deep-zoom-${pathname.replace(/\W+/g, '-')}`.toLowerCase();
  const page = await pageFor(browser, site, { pathname, path });
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
  await page.goto(site.origin + path);
  await page.waitForFunction(READY);
  await page.locator('a[data-lightbox]').click();
  await page.locator('.pswp__img').first().waitFor();
  tiles.last = performance.now();
  await settled();
  const first = tiles.bytes;
  await watchPainting(page);
  const moves: number[] = [];
  for (const key of KEYS) {
    const before = tiles.bytes;
    tiles.last = performance.now();
    await page.keyboard.press(key);
    await settled();
    const ms = await untilPainted(page, tiles.bytes > before);
    // The first one loads the viewer as well.
    if (tiles.bytes > before) moves.push(ms);
  }
  if (moves.length < 3) throw new Error(`only ${moves.length} moves needed tiles`);
  console.log(
    `\nfirst view ${(first / 1000).toFixed(0)} kB; ${moves.length} moves that needed tiles: median ${median(moves).toFixed(0)} ms, ` +
      `p95 ${percentile(moves, 0.95).toFixed(0)} ms, with the viewer's own load ${moves[0]?.toFixed(0)} ms; ${(tiles.bytes / 1e6).toFixed(1)} MB in all`,
  );
  console.log(gateLine('first view, bytes', first, BOUNDS.firstViewBytes, false));
  console.log(
    gateLine('a move until it is sharp, p95 in ms', percentile(moves.slice(1), 0.95), BOUNDS.moveMs, false),
  );
}

/**
 * Looks in every frame at what the viewer has painted: when it last changed, after which key. A frame that is painted after this
 * look counts in the next one.
 */
async function watchPainting(page: Page): Promise<void> {
  await page.evaluate((lines) => {
    const seen = { key: 0, changed: Number.NaN, sum: 0 };
    Object.assign(window, { seen });
    addEventListener(
      'keydown',
      () => {
        seen.key = performance.now();
        seen.changed = Number.NaN;
      },
      { capture: true },
    );
    const sumOf = (canvas: HTMLCanvasElement) => {
      const context = canvas.getContext('2d');
      let sum = 0;
      for (let line = 0.5; line < lines; line += 1) {
        const y = Math.floor((line * canvas.height) / lines);
        const pixels = context?.getImageData(0, y, canvas.width, 1).data ?? [];
        for (let at = 0; at < pixels.length; at += 28) sum = (Math.imul(sum, 31) + (pixels[at] ?? 0)) | 0;
      }
      return sum;
    };
    const look = () => {
      const canvas = document.querySelector<HTMLCanvasElement>('.pswp canvas');
      const sum = canvas === null ? 0 : sumOf(canvas);
      if (sum !== seen.sum) seen.changed = performance.now();
      seen.sum = sum;
      requestAnimationFrame(look);
    };
    look();
  }, LINES);
}

/** From the key to the frame after which nothing changed any more; what was asked for is painted sooner or later. */
function untilPainted(page: Page, isAwaited: boolean): Promise<number> {
  return page.evaluate(
    async ({ quiet, isAwaited }) => {
      const { seen } = window as unknown as { seen: { key: number; changed: number } };
      const isStill = () => {
        const isUnchanged = Number.isNaN(seen.changed);
        if (isUnchanged && isAwaited) return false;
        return performance.now() - (isUnchanged ? seen.key : seen.changed) > quiet;
      };
      while (!isStill()) await new Promise(requestAnimationFrame);
      return seen.changed - seen.key;
    },
    { quiet: QUIET_MS, isAwaited },
  );
}

/** Makes the page with the picture; the browser wants no motion: what is measured is loading, not gliding. */
async function pageFor(
  browser: Browser,
  site: LibrarySite,
  { pathname, path }: { pathname: string; path: string },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // The benchmark waits by code of its own in the page.
    bypassCSP: true,
  });
  await allowFunctions(context);
  const headers = { cookie: site.cookie, 'sec-fetch-site': 'same-origin' };
  const meta = { title: 'Deep zoom', description: '', keywords: [] };
  const call = async (method: string, address: string, data: object) => {
    const answer = await context.request.fetch(`${site.origin}${address}`, { method, headers, data });
    if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
  };
  await call('POST', '/api/pages', { path, locale: 'en', meta, parentId: null });
  const block = { id: 'b', component: 'MediaObject', props: { src: `/media/${pathname}`, alt: 'A field' } };
  const translation = { content: { sections: [{ id: 's', blocks: [block] }] } };
  await call('PATCH', '/api/pages/by-path', { path, locale: 'en', translation });
  return context.newPage();
}
