// What a build is made of, and whether there is one. Needs nothing but Node: `npm run serve` asks it too.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/** Everything that a build is made from; what only tests, scripts of other commands or readers use is left out. */
export const SOURCES = [
  'app',
  'components',
  'docs/reference/openapi.json',
  'demo',
  'lib',
  'messages',
  'own-blocks',
  'public',
  'stores',
  'prisma/schema.prisma',
  'prisma/seed',
  'scripts/bundling',
  'scripts/cut',
  'scripts/db',
  'scripts/encode',
  'scripts/examine',
  'scripts/kept',
  'scripts/serve',
  'scripts/start',
  'scripts/backup.ts',
  'scripts/floor-versions.mjs',
  'scripts/media-repair.ts',
  'scripts/move.ts',
  'scripts/owner-link.ts',
  'scripts/restore.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];
const STATE_FILE = '.next/source-hash';
/** Written by the last steps of a build. */
const PRODUCTS = [
  '.next/BUILD_ID',
  '.build/serve.mjs',
  '.build/site.mjs',
  '.build/visitor-module.txt',
  STATE_FILE,
];

/** A hash of what the build depends on: the sources and Node's major version, but no setting of a site. */
export function sourceHash() {
  const hash = createHash('sha256').update(`${process.version.split('.')[0]}\n`);
  for (const source of SOURCES)
    for (const file of filesOf(source)) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param {string} source
 * @returns {string[]}
 */
function filesOf(source) {
  if (!existsSync(source)) return [];
  if (extname(source) !== '') return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && !each.name.includes('.test.'))
    .map((each) => join(each.parentPath, each.name))
    .filter((file) => !file.includes(`${sep}generated${sep}`))
    .sort();
}

/**
 * Notes what the build that is there was made of: it is complete.
 * @param {string} hash
 */
export function rememberSources(hash) {
  writeFileSync(STATE_FILE, hash);
}

/**
 * Whether a build is there, and is one of these sources. Where the sources are not, as in a container, every build is taken.
 * @returns {'ready' | 'missing' | 'of other sources'}
 */
export function buildState() {
  if (!PRODUCTS.every((file) => existsSync(file))) return 'missing';
  if (!existsSync('app')) return 'ready';
  return readFileSync(STATE_FILE, 'utf8') === sourceHash() ? 'ready' : 'of other sources';
}
