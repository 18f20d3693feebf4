import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Runs on a bare clone: nothing but Node may be imported at the top of this file.

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The packages that a lockfile of npm lists, by folder.
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>}
 */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/**
 * Whether node_modules matches the lockfile, by the list that npm writes when it has finished. Optional packages
 * are those of other platforms.
 */
function isInstalled() {
  const installed = packagesOf(`${ROOT}node_modules/.package-lock.json`);
  return Object.entries(packagesOf(`${ROOT}package-lock.json`)).every(([folder, wanted]) => {
    const found = installed[folder];
    if (!found) return folder === '' || wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function install() {
  // With NODE_ENV=production npm would skip packages that the build needs.
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    const why = result.error?.message ?? `${result.stdout}${result.stderr}`;
    throw new Error(`The packages could not be installed: npm ci failed.\n${why}`);
  }
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
