import { trimEnd } from '../text/trim-end';
import { extensionOf } from './file-types';

const CHARACTERS = 120;
const BYTES = 255;
/** Control characters, lone surrogates, direction marks and invisible characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/**
 * The display name of an uploaded file (security U-3): its own in any script, with the extension of its real type;
 * `file` if nothing is left of it.
 */
export function shownName(given: string, extension: string): string {
  const own = given.normalize('NFC').replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? '';
  const ending = extensionOf(own);
  const stem = ending === '' ? own : own.slice(0, -ending.length - 1);
  const kept = trimEnd(stem.replace(/\s+/gu, ' ').replace(/^[\s.]+/u, ''), /[\s.]/) || 'file';
  const tail = `.${extension}`;
  let short = [...kept].slice(0, CHARACTERS - tail.length).join('');
  while (new TextEncoder().encode(short + tail).length > BYTES) short = [...short].slice(0, -1).join('');
  return short.trimEnd() + tail;
}
