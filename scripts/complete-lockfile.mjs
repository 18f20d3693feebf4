// Lists the native parts of other platforms in package-lock.json. npm leaves out those that its registry did not have
// when the lockfile was written (a mirror for one platform, say), and `npm ci` then refuses the lockfile everywhere.
// Run it after `npm install`; it changes nothing that is there.
import { readFileSync, writeFileSync } from 'node:fs';

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

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
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
const { '': root, ...rest } = lock.packages;
lock.packages = {
  '': root,
  ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))),
};
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added.length} native parts of other platforms listed\n`);
