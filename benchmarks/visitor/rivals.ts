import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { startNode, waitFor } from '../support/processes';
import { temporaryFolder } from '../support/site';
import { takeContents } from './contents';

const FOLDER = 'benchmarks/visitor/astro';
const PROGRAM = 'node_modules/astro/astro.js';

/** Installs Astro where it is missing: it is of no use to the project itself. */
export function ensureAstro(): void {
  if (existsSync(join(FOLDER, PROGRAM))) return;
  console.log('Installing Astro');
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], 'Astro could not be installed.');
}

/** A portfolio by Astro with the contents and the picture files of a site, out of ready buffers; gives its address. */
export async function startAstro(
  browser: Browser,
  origin: string,
  routes: readonly string[],
): Promise<string> {
  const folder = await temporaryFolder();
  const built = join(folder, 'built');
  const pages = await takeContents(browser, origin, routes, join(folder, 'files'));
  await mkdir(join(FOLDER, '.data'), { recursive: true });
  await writeFile(join(FOLDER, '.data/contents.json'), JSON.stringify(pages));
  const more = {
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
  };
  run(process.execPath, [PROGRAM, 'build', '--outDir', built], 'The page by Astro could not be built.', more);
  await cp(join(folder, 'files'), built, { recursive: true });
  return startBuffers(built, routes[0]);
}

/** The bare page of Next.js (`floor/`) with its scripts taken out; gives its address. */
export async function startBareHtml(nextJs: string): Promise<string> {
  const html = await (await fetch(nextJs)).text();
  const folder = join(await temporaryFolder(), 'bare');
  await mkdir(folder);
  const bare = html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    // A browser asks for one by itself, and a page without fails.
    .replace('</head>', '<link rel="icon" href="data:,"/></head>');
  await writeFile(join(folder, 'index.html'), bare);
  return startBuffers(folder);
}

async function startBuffers(folder: string, path = '/'): Promise<string> {
  const port = await freePort();
  startNode(['benchmarks/support/ready-buffer.mjs', folder, String(port)]);
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(origin + path);
  return origin;
}

function run(program: string, args: string[], failure: string, env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: FOLDER,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${failure}\n${stdout}${stderr}`);
}
