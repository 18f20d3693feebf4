import 'server-only';

import type { FilmFacts } from './examine-film';

/** Characters that no text has; a tab and the ends of lines are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const NOT_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const TIME = /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

/**
 * Facts of captions in WebVTT: how long they go on. Null for what is not UTF-8, has a character that no text has, a line of
 * times that cannot be read, or no caption at all.
 */
export function examineCaptions(bytes: Uint8Array): FilmFacts | null {
  const text = decoded(bytes);
  if (text === null || NOT_TEXT.test(text)) return null;
  const [head = '', ...lines] = text.split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(head)) return null;
  const ends: number[] = [];
  for (const line of lines.filter((each) => each.includes('-->'))) {
    const [start, end] = timesOf(line) ?? [];
    if (start === undefined || end === undefined || end <= start) return null;
    ends.push(end);
  }
  if (ends.length === 0) return null;
  return { width: null, height: null, duration: ends.reduce((last, end) => Math.max(last, end)) };
}

function decoded(bytes: Uint8Array): string | null {
  try {
    // A mark of the byte order at the beginning is left out.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** When a caption comes and goes, in seconds; null where its line cannot be read. Where it stands may follow. */
function timesOf(line: string): [start: number, end: number] | null {
  const [left = '', right = '', ...rest] = line.split('-->');
  const [end = ''] = right.trim().split(/[ \t]/);
  const [from, to] = [secondsOf(left.trim()), secondsOf(end)];
  return from === null || to === null || rest.length > 0 ? null : [from, to];
}

function secondsOf(time: string): number | null {
  const match = TIME.exec(time);
  if (!match) return null;
  const [hours = 0, minutes = 0, seconds = 0, thousandths = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds + thousandths / 1000;
}
