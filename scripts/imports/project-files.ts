import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const MADE_BY_TOOLS = new Set(['node_modules', 'generated', 'coverage', 'test-results', 'playwright-report']);

/** Every file of the project, by path from its root, without what tools make. */
export function projectFiles(folder = ''): string[] {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    const isHiddenFolder = entry.isDirectory() && entry.name.startsWith('.');
    if (isHiddenFolder || MADE_BY_TOOLS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? projectFiles(path) : [path];
  });
}
