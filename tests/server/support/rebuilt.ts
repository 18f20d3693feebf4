import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files that a server reads beside its build. */
const LINKED = [
  '.build',
  'node_modules',
  'package.json',
  'next.config.ts',
  'tsconfig.json',
  'lib',
  'scripts',
  'messages',
  'public',
];

/**
 * A folder to start a server in as after another build of the same sources: everything that depends on the build's
 * name is another, as in a build that takes minutes.
 */
export async function rebuilt(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-rebuilt-'));
  const next = path.join(folder, '.next');
  await cp('.next', next, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !/^\.next[\\/](?:cache|dev|trace)/.test(from),
  });
  const before = (await readFile('.next/BUILD_ID', 'utf8')).trim();
  const id = 'another-build-0123456';
  await writeFile(path.join(next, 'BUILD_ID'), id);
  await rename(path.join(next, 'static', before), path.join(next, 'static', id));
  for (const name of LINKED) await symlink(path.resolve(name), path.join(folder, name));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
