import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Next.js takes its settings as the build has written them down, as in its own standalone servers. It would otherwise run
 * `next.config.ts`, which needs the sources and a compiler, and takes most of a second.
 */
export function takeBuiltSettings(): void {
  const file = path.resolve('.next/required-server-files.json');
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: unknown };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
