import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Runs on a bare clone: nothing but Node may be imported at the top of this file.

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = `${ROOT}node_modules/.install-stamp`;

/** What the installed packages follow from: the lockfile, and the Node release line the native parts are for. */
function fingerprint() {
  const [major] = process.versions.node.split('.');
  const platform = `${process.platform} ${process.arch} node ${major}`;
  return createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .update(platform)
    .digest('hex');
}

function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

function install() {
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    const why = result.error?.message ?? `${result.stdout}${result.stderr}`;
    throw new Error(`The packages could not be installed: npm ci failed.\n${why}`);
  }
  writeFileSync(STAMP, fingerprint());
}

/**
 * Installs the packages of the lockfile when they are missing or belong to another lockfile, and generates the
 * database client when it is not that of the schema. Says each in one line, and nothing when there is nothing to do.
 * @param {(line: string) => void} [say]
 */
export async function ensureInstalled(say = (line) => process.stdout.write(`${line}\n`)) {
  const seconds = stopwatch();
  if (!isInstalled()) {
    install();
    say(`Packages installed (${seconds()} s)`);
  }
  const { generateClient } = await import('./db/generate.mjs');
  if (generateClient()) say(`Database client generated (${seconds()} s)`);
}

/** @returns {() => string} the seconds since the last call */
function stopwatch() {
  let last = Date.now();
  return () => {
    const now = Date.now();
    const text = ((now - last) / 1000).toFixed(1);
    last = now;
    return text;
  };
}
