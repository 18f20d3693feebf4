import 'server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from './env';

const NAME_FILE = path.join(process.cwd(), '.build', 'visitor-module.txt');

let known: string | undefined;

/** Address of the module that every page runs, as scripts/bundling/bundle.mjs bundled it; empty without a build. */
export function visitorModule(): string {
  known ??= env().isProduction ? readName() : '';
  return known;
}

function readName(): string {
  try {
    return readFileSync(NAME_FILE, 'utf8').trim();
  } catch {
    return '';
  }
}
