import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { securityHeaders } from '../serve/security-headers';
import { StartError } from './steps';

/** Everything that a build is made from; what only tests, scripts of other commands or readers use is left out. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'stores',
  'prisma/schema.prisma',
  'scripts/cut',
  'scripts/encode',
  'scripts/examine',
  'scripts/kept',
  'scripts/serve',
  'scripts/build.mjs',
  'scripts/floor-versions.mjs',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];
const STATE_FILE = '.next/source-hash';

/** A hash of what the build depends on: the sources, Node's major version and parts of the environment. */
function sourceHash(siteUrl: string): string {
  const hash = createHash('sha256').update(`${process.version.split('.')[0]}\n`);
  // Only the headers that depend on the address: another port needs no new build.
  hash.update(JSON.stringify(securityHeaders(siteUrl)));
  for (const source of SOURCES)
    for (const file of filesOf(source)) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(source: string): string[] {
  if (!existsSync(source)) return [];
  if (path.extname(source) !== '') return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && !each.name.includes('.test.'))
    .map((each) => path.join(each.parentPath, each.name))
    .filter((file) => !file.includes(`${path.sep}generated${path.sep}`))
    .sort();
}

/**
 * Builds when there is no build of these sources; gives whether it did.
 * @param onBegun called with what ends the build before its time
 */
export async function ensureBuilt(siteUrl: string, onBegun?: (end: () => void) => void): Promise<boolean> {
  const hash = sourceHash(siteUrl);
  const isBuilt = existsSync('.next/BUILD_ID') && existsSync('.build/serve.mjs') && existsSync(STATE_FILE);
  if (isBuilt && readFileSync(STATE_FILE, 'utf8') === hash) return false;
  await runBuild(siteUrl, onBegun);
  writeFileSync(STATE_FILE, hash);
  return true;
}

function runBuild(siteUrl: string, onBegun?: (end: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/build.mjs'], {
      env: { ...process.env, SITE_URL: siteUrl, NODE_OPTIONS: '' },
      // A process group of its own, so that its children end with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    onBegun?.(() => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new StartError(`The build failed.\n${output}`)),
    );
  });
}
