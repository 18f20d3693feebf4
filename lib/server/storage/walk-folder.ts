import 'server-only';

import { lstat, opendir } from 'node:fs/promises';
import path from 'node:path';
import type { StoredEntry } from './storage-port';

/** Every file below a folder, by its way from there; what begins with a dot and links are left out, and so is what goes away meanwhile. */
export async function* walkFolder(root: string, within = ''): AsyncGenerator<StoredEntry> {
  const folder = await opendir(path.join(root, within)).catch(() => null);
  for await (const entry of folder ?? []) {
    if (entry.name.startsWith('.')) continue;
    const pathname = within === '' ? entry.name : `${within}/${entry.name}`;
    if (entry.isDirectory()) yield* walkFolder(root, pathname);
    if (!entry.isFile()) continue;
    const facts = await lstat(path.join(root, pathname)).catch(() => null);
    if (facts) yield { pathname, size: facts.size, modifiedAt: facts.mtime };
  }
}
