import { readFileSync } from 'node:fs';

/**
 * The versions below which a package is known to be broken (security part 1): remote code execution and cache
 * poisoning in Next.js, libheif in sharp, sanitiser bypasses in the others.
 */
export const FLOORS = {
  dompurify: '3.4.14',
  next: '16.3.3',
  'next-auth': '4.24.15',
  'sanitize-html': '2.17.4',
  sharp: '0.35.4',
};

/**
 * @param {string} version
 * @param {string} floor
 */
function isBelow(version, floor) {
  // A pre-release comes before the release it leads to.
  const [numbers = '', preRelease] = version.split('-');
  const ours = numbers.split('.').map(Number);
  const theirs = floor.split('.').map(Number);
  const place = theirs.findIndex((number, index) => (ours[index] ?? 0) !== number);
  return place === -1 ? preRelease !== undefined : (ours[place] ?? 0) < (theirs[place] ?? 0);
}

/**
 * One sentence for each package of a lockfile that is below its floor (security H-6).
 * @param {{ packages: Record<string, { version?: string }> }} lock
 * @returns {string[]}
 */
export function belowFloor(lock) {
  return Object.entries(lock.packages).flatMap(([folder, { version = '' }]) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const floor = Object.entries(FLOORS).find(([known]) => known === name)?.[1];
    return floor && isBelow(version, floor)
      ? [`${name} ${version} is known to be unsafe: ${floor} is the least.`]
      : [];
  });
}

/** Stops a build whose lockfile holds a package below its floor. */
export function refuseUnsafePackages() {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const problems = belowFloor(lock);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
