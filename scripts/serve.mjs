// `npm run serve`: runs what `npm run build` has made. It builds and installs nothing, writes to the data folder alone, and
// needs the build, the packages of production and the files that the site reads (decision 62).
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildState } from './bundling/build-state.mjs';
import { endWithNpm } from './start/end-with-npm.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const state = buildState();
if (state !== 'ready')
  refuse(state === 'missing' ? 'There is no build' : 'The build is that of other sources');
if (!existsSync('node_modules/next')) {
  process.stderr.write('The packages are not installed: run "npm ci --omit=dev" first.\n');
  process.exit(1);
}
endWithNpm(() => process.kill(process.pid, 'SIGTERM'));
await import(new URL('../.build/site.mjs', import.meta.url).href);

/** @param {string} what */
function refuse(what) {
  process.stderr.write(`${what}: run "npm run build" first, here or on another machine of this kind.\n`);
  process.exit(1);
}
