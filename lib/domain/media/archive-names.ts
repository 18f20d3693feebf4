import { extensionOf } from './file-types';

/**
 * What a file is called in an archive: its own name, numbered where another one has it already, on file systems too that
 * do not tell large letters from small.
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
