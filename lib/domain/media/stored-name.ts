import { trimEnd } from '../text/trim-end';
import { extensionOf } from './file-types';

const STEM_CHARACTERS = 80;
const STEM_BYTES = 200;

/**
 * The stem of an uploaded file's pathname (security U-3): letters of any script, digits, `_` and `-`, so that it
 * stays readable and can neither leave its folder nor be a command. `file` if nothing is left of it.
 */
export function storedStem(name: string): string {
  const own = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const extension = extensionOf(own);
  const stem = extension === '' ? own : own.slice(0, -extension.length - 1);
  const kept = [...stem.replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-').replace(/^[-\p{M}]+/u, '')];
  let short = kept.slice(0, STEM_CHARACTERS).join('');
  while (new TextEncoder().encode(short).length > STEM_BYTES) short = [...short].slice(0, -1).join('');
  return trimEnd(short, /-/) || 'file';
}
