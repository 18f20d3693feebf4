import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { freePort } from './free-port.mjs';

const DEBIAN = '/usr/lib/postgresql';

/**
 * The folder of PostgreSQL's programs: `POSTGRES_BIN`, else the newest of Debian's, else that of the PATH.
 * @returns {string | null}
 */
export function findPostgres() {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const candidates = [process.env.POSTGRES_BIN, ...debian, ...(process.env.PATH ?? '').split(delimiter)];
  return candidates.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * The same, installing Debian's package when there is none.
 * @param {(line: string) => void} say
 * @returns {string}
 */
export function ensurePostgres(say) {
  const found = findPostgres();
  if (found) return found;
  const began = Date.now();
  const refused = aptInstall('postgresql');
  const installed = findPostgres();
  if (installed) {
    say(`PostgreSQL installed (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    return installed;
  }
  throw new Error(
    `No PostgreSQL was found and none could be installed: ${refused ?? 'the package brought none'}. ` +
      'Install one, set POSTGRES_BIN to the folder of its programs, or set TEST_DATABASE_URL to a local server.',
  );
}

/**
 * PostgreSQL refuses to run as root: root starts it as its own user, anybody else as themselves.
 * @returns {{ uid?: number, gid?: number }}
 */
function account() {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line =
    lines.find((entry) => entry.startsWith('postgres:')) ??
    lines.find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = (line ?? '').split(':').map(Number);
  if (!uid || !gid)
    throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".');
  return { uid, gid };
}

/**
 * A PostgreSQL of its own for one test run, in a temporary folder, on the loopback address, behind a password that
 * is made here. Its data does not outlive the run, so it does not wait for the disk.
 * @param {string} bin the folder of its programs
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres(bin) {
  const owner = account();
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  const data = join(folder, 'data');
  const secret = join(folder, 'secret');
  const password = randomBytes(16).toString('hex');
  writeFileSync(secret, password, { mode: 0o600 });
  for (const path of [folder, secret]) if (owner.uid && owner.gid) chownSync(path, owner.uid, owner.gid);

  const options = { ...owner, cwd: folder, encoding: /** @type {const} */ ('utf8') };
  const init = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${secret}`, '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), [...init, '--encoding=UTF8', '--locale=C.UTF-8'], options);
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not be prepared: ${made.stderr || made.error?.message}`);

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 200,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));

  let output = '';
  await new Promise((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      if (output.includes('ready to accept connections')) resolve(undefined);
    });
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)));
    child.once('error', reject);
  });
  child.stderr.removeAllListeners('data').resume();

  const stop = async () => {
    child.kill('SIGINT');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}
