// `npm start` and `npm run dev`. Runs on a bare clone, so nothing but Node may be imported before the installation.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { END_MS } from './kept/times.mjs';
import { endWithNpm } from './start/end-with-npm.mjs';

/**
 * The child reports every second; one that is silent for this long hangs, and is ended with everything that it
 * keeps.
 */
const SILENT_MS = 5000;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

try {
  await ensureInstalled();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

const child = spawn(
  process.execPath,
  ['--conditions=react-server', '--import', 'tsx', 'scripts/start/main.ts', ...process.argv.slice(2)],
  // The child notices by the channel when this process is gone.
  { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
);
// This process waits while the child stops what it started. From a terminal the child receives Ctrl-C twice, and
// handles it once.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => stop(signal));
let heardAt = 0;
child.on('message', () => {
  heardAt = performance.now();
});
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

endWithNpm(() => stop('SIGTERM'));

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  child.kill(signal);
  const stoppedAt = performance.now();
  setTimeout(() => heardAt < stoppedAt && child.kill('SIGKILL'), SILENT_MS);
  setTimeout(() => child.kill('SIGKILL'), END_MS);
}
