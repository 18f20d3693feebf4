import 'server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';

export const BUILD_ID_FILE = path.join(process.cwd(), '.next', 'BUILD_ID');

let known: string | undefined;

/** The id of the build that this process serves; `development` without a build. */
export function buildId(): string {
  known ??= readBuildId();
  return known;
}

function readBuildId(): string {
  try {
    return readFileSync(BUILD_ID_FILE, 'utf8').trim();
  } catch {
    return 'development';
  }
}
