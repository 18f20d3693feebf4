import { readFileSync } from 'node:fs';
import { judge } from './judge';
import { projectFiles } from './project-files';

const paths = projectFiles().filter((path) => /\.(tsx?|mjs|js)$/.test(path));
const violations = judge(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])));
for (const violation of violations) console.log(violation);
console.log(`${paths.length} files, ${violations.length} imports against the rings`);
process.exitCode = violations.length === 0 && paths.length > 0 ? 0 : 1;
