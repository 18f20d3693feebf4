// Public pages are not rendered here: the build needs no database, and the server renders them into the page store when it
// starts (decision 4). It knows no settings of a site either: what is built here runs under every address.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { rememberSources, sourceHash } from './build-state.mjs';
import { bundle, bundleForVisitors } from './bundle.mjs';

/**
 * Builds the site from these sources, and notes of which. What Next.js has to say is seen.
 * @returns {Promise<number>} the exit code of the build
 */
export async function buildSite() {
  // Read first: what changes meanwhile may not be in the build.
  const hash = sourceHash();
  await bundle();
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) return status ?? 1;
  await bundleForVisitors();
  rememberSources(hash);
  return 0;
}
