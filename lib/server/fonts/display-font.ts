import 'server-only';

import { readdirSync } from 'node:fs';
import path from 'node:path';

const MEDIA_FOLDER = path.join(process.cwd(), '.next', 'static', 'media');

/** Scripts that the display face covers; others are drawn with fonts of the system. */
const SCRIPTS: Readonly<Record<string, string>> = { Cyrl: 'cyrillic', Latn: 'latin' };

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
  const script = SCRIPTS[new Intl.Locale(tag).maximize().script ?? ''];
  if (script === undefined) return undefined;
  return files.find((name) => name.startsWith(`unbounded_${script}_normal.`));
}

/**
 * Address of the display face's letters for a language, to be fetched before the style sheet asks for them. next/font
 * would fetch the same ones for every language, since all are drawn by one route.
 */
export function displayFontAddress(tag: string): string | undefined {
  const file = displayFontFile(tag, fontFiles());
  return file === undefined ? undefined : `/_next/static/media/${file}`;
}
