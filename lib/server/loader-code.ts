import 'server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';

const LOADER_FILE = path.join(process.cwd(), '.build', 'loader.js');

let known: string | undefined;

/**
 * The one inline script of ours, as scripts/build.mjs bundled it. The page carries it and the policy
 * allows it from this same text; where nothing has been built there is none, and pages show at once.
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
