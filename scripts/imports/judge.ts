import { ownTarget, type Sources } from './own-target';
import { type Import, readImports } from './read-imports';
import { featureOf, type Ring, ringOf } from './rings';

/** One broken rule, as a sentence that begins with the place. */
export type Violation = string;

/** Every import of the project that its ring does not allow. */
export function judge(sources: Sources): Violation[] {
  return [...sources].flatMap(([path, source]) => judgeFile(path, source, sources));
}

function judgeFile(path: string, source: string, sources: Sources): Violation[] {
  const ring = ringOf(path);
  if (!ring)
    return [`${path} is in no ring: put it into a folder of the table, or the folder into the table`];
  const imports = readImports(path, source);
  const broken = imports.flatMap((found) => {
    const problem = judgeImport(path, ring, found, sources);
    return problem ? [`${path}:${found.line} ${problem}`] : [];
  });
  if (ring.isServerOnly && !path.endsWith('.d.ts') && imports[0]?.specifier !== 'server-only') {
    broken.push(`${path}:1 must begin with import 'server-only'`);
  }
  return broken;
}

function judgeImport(path: string, ring: Ring, found: Import, sources: Sources): string | null {
  const { specifier } = found;
  const target = ownTarget(path, specifier, sources);
  if (target === null) {
    const isAllowed = ring.packages === 'any' || ring.packages.some((pattern) => pattern.test(specifier));
    return isAllowed ? null : `(${ring.name}) may not import the package ${specifier}`;
  }
  if (specifier.startsWith('..') && ring.rings !== 'any' && areaOf(path) !== areaOf(target)) {
    return `leaves its folder by ${specifier}: write @/${target.replace(/(\/index)?\.tsx?$/, '')}`;
  }
  const other = ringOf(target);
  if (!other) return `imports ${target}, which is in no ring`;
  if (ring.name === 'features' && other.name === 'features' && featureOf(path) !== featureOf(target)) {
    return `(feature ${featureOf(path)}) may not import ${target} (feature ${featureOf(target)})`;
  }
  if (ring.rings === 'any' || ring.rings.includes(other.name)) return null;
  if (ring.types?.includes(other.name)) {
    return found.isTypeOnly ? null : `(${ring.name}) may import only types from ${target} (${other.name})`;
  }
  return `(${ring.name}) may not import ${target} (${other.name})`;
}

/** The folder that relative imports stay inside: `lib/domain`, `components/layout`, `stores`. */
function areaOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'lib' || folders[0] === 'components' ? 2 : 1).join('/');
}
