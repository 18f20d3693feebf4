import { readFileSync } from 'node:fs';
import { projectFiles } from '../imports/project-files';
import { EXCEPTIONS } from './exceptions';
import { judge } from './judge';
import { judgePattern } from './judge-pattern';
import { KnownVerdicts } from './known-verdicts';

/** Tests and benchmarks choose their own texts, so their patterns are not judged. */
const NOT_OURS = /^(?:tests|benchmarks)\/|\.test\.tsx?$/;

const paths = projectFiles().filter((path) => /\.(?:tsx?|mjs|js|cjs)$/.test(path) && !NOT_OURS.test(path));
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const known = new KnownVerdicts(
  'node_modules/.cache/patterns.json',
  `recheck ${devDependencies.recheck}, scslre ${devDependencies.scslre}`,
);
const { count, faults } = await judge(
  new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])),
  EXCEPTIONS,
  known.judge(judgePattern),
);
known.keep();
for (const fault of faults) console.log(fault);
console.log(
  `${count} regular expressions in ${paths.length} files, ${faults.length} slower than their text is long`,
);
// The judge keeps a process of its own.
process.exit(faults.length === 0 && count > 0 ? 0 : 1);
