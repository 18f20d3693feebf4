import 'server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(process.cwd(), '.build');

const known = new Map<string, string>();

/**
 * A script that stands inline in pages, as scripts/bundling/bundle.mjs bundled it. Page and policy use this same text; without a
 * build it is empty.
 */
function inlineCode(name: string): string {
  const found = known.get(name) ?? readCode(name);
  known.set(name, found);
  return found;
}

function readCode(name: string): string {
  try {
    return readFileSync(path.join(FOLDER, `${name}.js`), 'utf8').trim();
  } catch {
    return '';
  }
}

/** The loader's; without it pages show at once. */
export const loaderCode = (): string => inlineCode('loader');

/** Asks ahead for what React needs, where somebody has signed in. */
export const earlyDataCode = (): string => inlineCode('early-data');

/** Hands a picture on from the page before. */
export const pageRevealCode = (): string => inlineCode('page-reveal');
