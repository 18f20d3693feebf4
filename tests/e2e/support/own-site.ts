import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { hintIsRead } from './editing';

const TYPESCRIPT = ['--conditions=react-server', '--import', 'tsx'];

/** A site that nobody has signed in to yet, of one journey. */
export interface OwnSite {
  origin: string;
  /** The one-time link that its first start prints. */
  link: string;
  /** Stops it and starts it again, as an update does. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a site, and waits for a line of its output. */
async function start(data: string, port: string, awaited: RegExp) {
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: data,
      DATABASE_URL: '',
      SITE_URL: '',
      PREPARE_PICTURES: 'off',
      PATIENCE: '5',
      OWNER_PASSWORD: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(site, 'exit');
  let output = '';
  const printed = await new Promise<string>((resolve, reject) => {
    ended.then(() => reject(new Error(output)), reject);
    site.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = awaited.exec(output);
      if (found && output.includes('Ready:')) resolve(found[0]);
    });
  });
  const stop = async () => {
    site.kill('SIGTERM');
    await ended;
  };
  return { printed, stop };
}

/** Starts a new site as its owner does, without pictures. */
export async function startOwnSite(): Promise<OwnSite> {
  const data = await mkdtemp(join(tmpdir(), 'first-run-'));
  await promisify(execFile)(process.execPath, [...TYPESCRIPT, 'tests/e2e/support/fill-site.ts', data]);
  const port = String(await freePort());
  let running = await start(data, port, /https?:\/\/\S+owner=\S+/);
  return {
    origin: `http://localhost:${port}`,
    link: running.printed,
    async restart() {
      await running.stop();
      running = await start(data, port, /Ready:/);
    },
    async close() {
      await running.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Its owner sets the first password, and sees the first steps. */
export async function signInFirst(page: Page, { link }: OwnSite): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill('nine quiet harbours at dusk');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await hintIsRead(page);
}
