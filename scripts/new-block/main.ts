import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BLOCK_KINDS } from '@/lib/domain/blocks';
import { newKind } from './new-kind';

/** `npm run new:block -- Timeline`: writes a kind of block of the site's own, and registers it. */
function main(name = ''): void {
  const definitions = readFileSync('own-blocks/definitions.ts', 'utf8');
  const files = newKind(name, { definitions, kinds: BLOCK_KINDS });
  const [first = ''] = Object.keys(files);
  if (existsSync(dirname(first))) throw new Error(`${dirname(first)} is there already`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path);
  }
  console.log('What follows: docs/contributing/block-kind.md');
}

try {
  main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
