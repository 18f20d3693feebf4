import { extensionOf } from './file-types';

/**
 * A file's name in an archive: its own, numbered if another file has it, ignoring case for the sake of some file
 * systems.
 * @param taken names that stand in the archive, folded; this one is added
 */
export function nameInArchive(name: string, taken: Set<string>): string {
  const own = name.replace(/[/\\]/g, '-');
  const extension = extensionOf(own);
  const stem = extension === '' ? own : own.slice(0, -extension.length - 1);
  const tail = own.slice(stem.length);
  let candidate = own;
  for (let number = 2; taken.has(candidate.toLowerCase()); number += 1) {
    candidate = `${stem} (${number})${tail}`;
  }
  taken.add(candidate.toLowerCase());
  return candidate;
}
