// The commands that work on a site: `npm run backup` and others. Where the packages of production are installed they run from the
// build; otherwise from the sources, after installing what is missing, so that they run on a bare clone too.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

/** The source of each command; its bundle has the same name. */
const COMMANDS = new Map([
  ['backup', 'scripts/backup.ts'],
  ['restore', 'scripts/restore.ts'],
  ['move', 'scripts/move.ts'],
  ['owner-link', 'scripts/owner-link.ts'],
  ['media-repair', 'scripts/media-repair.ts'],
  ['migrate-apply', 'scripts/db/migrate-apply.ts'],
]);

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const [node = '', script = '', name = '', ...args] = process.argv;
const source = COMMANDS.get(name);
const bundle = `.build/${name}.mjs`;
if (source === undefined) {
  process.stderr.write(`Commands: ${[...COMMANDS.keys()].join(', ')}\n`);
  process.exit(64);
}
if (existsSync(bundle) && !existsSync('node_modules/tsx')) {
  process.argv = [node, script, ...args];
  await import(new URL(`../${bundle}`, import.meta.url).href);
} else await runSource(source);

/** @param {string} file */
async function runSource(file) {
  try {
    await ensureInstalled();
    if (name === 'media-repair') await (await import('./bundling/bundle.mjs')).bundleProcesses();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
  const child = spawn(node, ['--conditions=react-server', '--import', 'tsx', file, ...args], {
    stdio: 'inherit',
  });
  // A terminal sends Ctrl-C to both; what the command is doing decides when it ends.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
