import 'server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';

const LOADER_FILE = path.join(process.cwd(), '.build', 'loader.js');

let known: string | undefined;

/**
 * The site's one inline script, as scripts/build.mjs bundled it. Page and policy use this same text; without a
 * build it is empty, and pages show at once.
 */
export function loaderCode(): string {
  known ??= readLoader();
  return known;
}

function readLoader(): string {
  try {
    return readFileSync(LOADER_FILE, 'utf8').trim();
  } catch {
    return '';
  }
}
