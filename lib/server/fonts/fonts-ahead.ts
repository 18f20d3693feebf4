import 'server-only';

import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteTheme } from '@/lib/domain/site-theme/model';
import { type FontScript, fontAddress, TYPEFACE_PAIRS } from '@/lib/domain/site-theme/typefaces';

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
export function fontsAhead(
  tag: string,
  { typefaces }: Pick<SiteTheme, 'typefaces'>,
  built = fontFiles(),
): string[] {
  const script = scriptOf(tag);
  if (script === undefined) return [];
  const { display, text } = TYPEFACE_PAIRS[typefaces];
  const own = [display, text].flatMap((family) => fontAddress(family, script) ?? []);
  // Only one of the default faces is loaded ahead: the one in which names are set.
  const file = display === DEFAULT_DISPLAY ? displayFontFile(tag, built) : undefined;
  return file === undefined ? own : [`/_next/static/media/${file}`, ...own];
}
