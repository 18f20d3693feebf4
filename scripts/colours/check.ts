import { readFileSync } from 'node:fs';
import { projectFiles } from '../imports/project-files';
import { coloursOfCode, coloursOfSheet } from './find-colours';

/** Where the tokens are: app/theme.css those that stay, the other those that change with the theme of a section. */
const TOKENS = new Set(['app/theme.css', 'components/layout/tokens.css']);
/** Where a colour is no style but a value that goes elsewhere. */
const VALUES = new Map([
  ['components/layout/bar-colour.ts', 'what the browser colours its own bar with'],
  [
    'components/editor/properties/controls/colour-control.tsx',
    'what a colour field holds before one is chosen',
  ],
]);
const LOOKED_INTO = /^(?:app|components)\/.*\.(?:css|tsx?)$/;

const paths = projectFiles().filter((path) => LOOKED_INTO.test(path) && !/\.test\.tsx?$/.test(path));
const faults: string[] = [];
for (const path of paths.filter((path) => !TOKENS.has(path) && !VALUES.has(path))) {
  const source = readFileSync(path, 'utf8');
  const found = path.endsWith('.css') ? coloursOfSheet(source) : coloursOfCode(path, source);
  faults.push(...found.map(({ text, line }) => `${path}:${line} writes out a colour, ${text}`));
}
for (const fault of faults) console.log(fault);
console.log(`${paths.length} sheets and components, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
