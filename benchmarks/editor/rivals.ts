import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { onEnd } from '../support/processes';
import { type BlockOfRival, rivalBlocks } from './long-page';
import { type Spread, spreadOf, typeKeys } from './own';
import { type Opening, QUIET_MS, withStopwatch } from './stopwatch';

const FOLDER = 'benchmarks/editor/puck';
const TIPTAP = 'benchmarks/editor/tiptap/tiptap.js';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360"/></svg>';

export interface RivalFigures {
  opening: Opening[];
  keys: Spread;
}

/** Installs the rivals where they are missing: they are of no use to the project itself. */
export function ensureRivals(): void {
  if (existsSync(`${FOLDER}/node_modules/@puckeditor/core`)) return;
  console.log('Installing Puck');
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`Puck could not be installed.\n${stdout}${stderr}`);
}

/** Serves an editor each at /puck?<blocks> and /tiptap, bundled for production; gives the address. */
export async function serveRivals(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${FOLDER}/puck.jsx`, TIPTAP],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const files = new Map(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/')), text]));
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const file = pathname === '/picture.svg' ? PICTURE : files.get(pathname);
    const type = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }[
      pathname.split('.')[1] ?? ''
    ];
    response.setHeader('content-type', `${type ?? 'text/html'}; charset=utf-8`);
    response.end(file ?? pageOf(pathname.slice(1), rivalBlocks(Number(search.slice(1)))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function pageOf(name: string, blocks: readonly BlockOfRival[]): string {
  const style = name === 'puck' ? '<link rel="stylesheet" href="/puck.css">' : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>${style}
<body><div id="root"></div><script>window.blocks = ${JSON.stringify(blocks)}</script>
<script type="module" src="/${name}.js"></script></body></html>`;
}

/** A bare TipTap with one empty paragraph. */
export function measureTiptap(browser: Browser, origin: string, effort: Effort): Promise<RivalFigures> {
  return measure(browser, `${origin}/tiptap`, effort, {
    isThere: () => document.querySelector('.tiptap') !== null,
    enter: (page) => page.locator('.tiptap').click(),
  });
}

/** Puck with so many blocks: a text in the middle is chosen, and typed at in its field beside the page. */
export function measurePuck(
  browser: Browser,
  origin: string,
  size: number,
  effort: Effort,
): Promise<RivalFigures> {
  return measure(browser, `${origin}/puck?${size}`, effort, {
    isThere: () => {
      const frame = document.querySelector('iframe');
      const { blocks } = window as unknown as { blocks: unknown[] };
      const drawn = frame?.contentDocument?.querySelectorAll('p, blockquote, img[alt]').length ?? 0;
      return drawn >= blocks.length && document.querySelector('textarea') !== null;
    },
    enter: (page) => page.locator('textarea:visible').first().click(),
  });
}

interface Effort {
  openings: number;
  keys: number;
}

interface Rival {
  isThere(): boolean;
  enter(page: Page): Promise<void>;
}

async function measure(
  browser: Browser,
  address: string,
  { openings, keys }: Effort,
  { isThere, enter }: Rival,
): Promise<RivalFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await withStopwatch(context);
  const opening: Opening[] = [];
  for (let n = 0; n < openings; n += 1) {
    const page = await context.newPage();
    await page.goto(address);
    opening.push(
      await page.evaluate(
        // It goes over as text, and its names with it.
        ([source, quietMs]) =>
          window.stopwatch.fromStart(new Function(`return (${source})()`) as () => boolean, quietMs),
        [isThere.toString(), QUIET_MS] as const,
      ),
    );
    if (n < openings - 1) await page.close();
  }
  const page = context.pages()[0];
  if (!page) throw new Error(`${address} was not opened.`);
  await enter(page);
  await page.keyboard.press('End');
  const typed = await typeKeys(page, keys);
  await context.close();
  return { opening, keys: spreadOf(typed) };
}
