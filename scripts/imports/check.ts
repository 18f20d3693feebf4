import { readFileSync } from 'node:fs';
import { folderCycles } from './folder-cycles';
import { judge } from './judge';
import { projectFiles } from './project-files';

const paths = projectFiles().filter((path) => /\.(tsx?|mjs|js)$/.test(path));
const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
const violations = judge(sources);
const cycles = folderCycles(sources);
for (const problem of [...violations, ...cycles]) console.log(problem);
console.log(
  `${paths.length} files, ${violations.length} imports against the rings, ${cycles.length} cycles of folders`,
);
process.exitCode = violations.length + cycles.length === 0 && paths.length > 0 ? 0 : 1;
