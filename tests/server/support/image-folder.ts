import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copiesOf, readDockerfile, type Stage } from '@/tests/setup/dockerfile';

/** What the Dockerfile takes away from the packages of production and from the build. */
const TAKEN_AWAY =
  /^(?:node_modules\/(?:@next\/swc-|@playwright(?:\/|$)|playwright(?:-core)?(?:\/|$)|@prisma\/client\/runtime\/.*(?:mysql|sqlite|sqlserver|cockroachdb))|\.next\/(?:cache|types|diagnostics|build|dev)(?:\/|$))|^node_modules\/.*\.map$/;

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
}

/**
 * The last stage of the Dockerfile in a folder outside the project, from which no other package can be found: what it copies,
 * with the packages that the lockfile says `npm ci --omit=dev` installs. Nobody may write to it.
 */
export async function imageFolder(): Promise<{ folder: string; stage: Stage; remove(): Promise<void> }> {
  const stage = readDockerfile().at(-1) as Stage;
  const folder = await mkdtemp(path.join(tmpdir(), 'test-image-'));
  for (const { source, target } of copiesOf(stage))
    if (source !== 'node_modules') await copyInto(folder, source, target);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  for (const [place, { dev, devOptional }] of Object.entries(packages))
    if (place !== '' && !dev && !devOptional && existsSync(place)) await copyInto(folder, place, place);
  await setWritable(folder, false);
  return {
    folder,
    stage,
    async remove() {
      await setWritable(folder, true);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function copyInto(folder: string, source: string, target: string): Promise<void> {
  const isPackage = source.startsWith('node_modules/');
  await mkdir(path.dirname(path.join(folder, target)), { recursive: true });
  await cp(source, path.join(folder, target), {
    recursive: true,
    verbatimSymlinks: true,
    // A package inside another is an entry of its own.
    filter: (from) => !TAKEN_AWAY.test(from) && !(isPackage && from === path.join(source, 'node_modules')),
  });
}

async function setWritable(place: string, isWritable: boolean): Promise<void> {
  const facts = await lstat(place);
  if (facts.isSymbolicLink()) return;
  if (!facts.isDirectory()) return chmod(place, isWritable ? 0o644 : 0o444);
  if (isWritable) await chmod(place, 0o755);
  for (const name of await readdir(place)) await setWritable(path.join(place, name), isWritable);
  if (!isWritable) await chmod(place, 0o555);
}
