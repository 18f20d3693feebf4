// Lists the native parts of other platforms in package-lock.json. npm leaves out those that its registry did not have
// when the lockfile was written (a mirror for one platform, say), and `npm ci` then refuses the lockfile everywhere.
// Then it asks the registry for the hash of each entry that has none: what is not held to a hash could be anything.
// Run it after `npm install`; it changes nothing else that is there.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FILE = 'package-lock.json';
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/**
 * What a package named for a platform runs on, as npm writes it.
 * @param {string} name
 */
function platformOf(name) {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const isMusl = words.some((word) => word.startsWith('musl'));
  const isGnu = words.some((word) => word === 'gnu' || word === 'gnueabihf');
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(isMusl ? { libc: ['musl'] } : isGnu ? { libc: ['glibc'] } : {}),
    ...(os.length > 0 && { os }),
  };
}

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lockfile
 */

/**
 * What npm itself writes for the entries without a hash when it has to look them up: a lockfile from which they and those
 * who ask for them are left out is completed somewhere else.
 * @param {Lockfile} given
 * @returns {Record<string, Entry>}
 */
function lookUpAgain(given) {
  const isLoose = (/** @type {string} */ folder) => folder !== '' && !given.packages[folder]?.integrity;
  const needsLoose = (/** @type {Entry} */ { optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).some((name) => isLoose(`node_modules/${name}`));
  const kept = Object.entries(given.packages).filter(
    ([folder, found]) => folder === '' || !(isLoose(folder) || needsLoose(found)),
  );
  const place = mkdtempSync(join(tmpdir(), 'lockfile-'));
  try {
    copyFileSync('package.json', join(place, 'package.json'));
    writeFileSync(join(place, FILE), JSON.stringify({ ...given, packages: Object.fromEntries(kept) }));
    const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
    const { status } = spawnSync('npm', args, { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error('npm could not look the packages up.');
    return JSON.parse(readFileSync(join(place, FILE), 'utf8')).packages;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** @type {Lockfile} */
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
/** @type {string[]} */
const added = [];
for (const [folder, found] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(found.optionalDependencies ?? {})) {
    if (lock.packages[`node_modules/${name}`] || lock.packages[`${folder}/node_modules/${name}`]) continue;
    const platform = platformOf(name);
    if (!platform.os && !platform.cpu) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(found.dev && { dev: true }),
      optional: true,
      ...platform,
    };
    added.push(name);
  }
}
const found = lookUpAgain(lock);
let hashed = 0;
let loose = 0;
for (const [folder, entry] of Object.entries(lock.packages)) {
  if (folder === '' || entry.integrity) continue;
  const { version, integrity } = found[folder] ?? {};
  if (integrity && version === entry.version) {
    entry.integrity = integrity;
    hashed += 1;
  } else loose += 1;
}
const { '': root = {}, ...rest } = lock.packages;
lock.packages = {
  '': root,
  ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))),
};
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(
  `${added.length} native parts of other platforms listed, ${hashed} hashes found, ${loose} not to be had\n`,
);
