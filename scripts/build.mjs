// `npm run build`: everything that `npm run serve` needs besides the packages of production. Runs on a bare clone, so
// nothing but Node may be imported before the installation.
import { fileURLToPath } from 'node:url';
import { refuseUnsafePackages } from './floor-versions.mjs';
import { ensureInstalled } from './install.mjs';
import { liveUnderKeeper } from './kept/live-under-keeper.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
liveUnderKeeper({ graceMs: 0, isGroup: true });

try {
  await ensureInstalled();
  refuseUnsafePackages();
  const { buildSite } = await import('./bundling/build-site.mjs');
  process.exit(await buildSite());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
