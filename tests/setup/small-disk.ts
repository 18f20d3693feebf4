import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Puts a disk of its own size into a folder, which is made; gives what takes it away again. */
export function mountDisk(folder: string, megabytes: number): () => void {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  return () => execFileSync('umount', [folder]);
}

/** A small disk can be put in the way only by whoever may. */
export const mayMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    mountDisk(folder, 1)();
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
})();
