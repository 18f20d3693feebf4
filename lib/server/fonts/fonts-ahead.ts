import 'server-only';

import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Face, Faces } from '@/lib/domain/site-theme/faces';
import { ownFontAddress } from '@/lib/domain/site-theme/own-font';
import { type FontScript, fontAddress } from '@/lib/domain/site-theme/typefaces';

const MEDIA_FOLDER = path.join(process.cwd(), '.next', 'static', 'media');

/** Scripts that the display face covers; others are drawn with fonts of the system. */
const SCRIPTS: Readonly<Record<string, FontScript>> = { Cyrl: 'cyrillic', Latn: 'latin' };
const DEFAULT_DISPLAY = 'unbounded';

const scriptOf = (tag: string) => SCRIPTS[new Intl.Locale(tag).maximize().script ?? ''];

let names: string[] | undefined;

/** Font files that the build made from components/layout/fonts.ts; none in development. */
function fontFiles(): string[] {
  try {
    names ??= readdirSync(MEDIA_FOLDER);
  } catch {
    names = [];
  }
  return names;
}

/** The file of the display face that a page's first words need, of those given. */
export function displayFontFile(tag: string, files: readonly string[]): string | undefined {
  const script = scriptOf(tag);
  if (script === undefined) return undefined;
  return files.find((name) => name.startsWith(`${DEFAULT_DISPLAY}_${script}_normal.`));
}

/**
 * Addresses of the letters that a page's first words need, to be fetched before the style sheet asks for them. next/font
 * would fetch the same ones for every language, since all are drawn by one route.
 */
export function fontsAhead({ display, text, tag }: Faces, built = fontFiles()): string[] {
  const script = scriptOf(tag);
  const ofPair = ({ family }: Face) => (script && fontAddress(family, script)) ?? [];
  const own = [display, text].flatMap((face) => ahead(face) ?? ofPair(face));
  // Only one of the default faces is loaded ahead: the one in which names are set.
  const file = !display.own && display.family === DEFAULT_DISPLAY ? displayFontFile(tag, built) : undefined;
  return [...new Set(file === undefined ? own : [`/_next/static/media/${file}`, ...own])];
}

/** Of a font of the owner's the file that most words are set in. */
const ahead = ({ own }: Face) => own?.files.filter(({ style }) => style === 'regular').map(ownFontAddress);
