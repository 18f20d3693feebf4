import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from './judge';

const MADE_BY_TOOLS = new Set(['node_modules', 'generated', 'coverage', 'test-results', 'playwright-report']);

/** The source files of a folder and those below it, by path from the root. */
function sourcePaths(folder = ''): string[] {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || MADE_BY_TOOLS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcePaths(path);
    return /\.(tsx?|mjs|js)$/.test(entry.name) ? [path] : [];
  });
}

const sources = new Map(sourcePaths().map((path) => [path, readFileSync(path, 'utf8')]));
const violations = judge(sources);
for (const violation of violations) console.log(violation);
console.log(`${sources.size} files, ${violations.length} imports against the rings`);
process.exitCode = violations.length === 0 && sources.size > 0 ? 0 : 1;
