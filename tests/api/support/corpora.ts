import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ROOT = '../shared/corpora';
const VECTORS = `${ROOT}/xss-vectors`;
const STRINGS = `${ROOT}/strings/blns.json`;

/** Public collections lie beside the project where it is developed; elsewhere the suites' own small tables are run alone. */
export const hasCorpora = existsSync(VECTORS) && existsSync(STRINGS);

/** One hostile piece of markup a line, from PayloadsAllTheThings. */
export function xssVectors(): string[] {
  if (!hasCorpora) return [];
  const lines = readdirSync(VECTORS).flatMap((file) =>
    readFileSync(`${VECTORS}/${file}`, 'utf8').split('\n'),
  );
  return [...new Set(lines.map((line) => line.replace(/\r$/, '')).filter((line) => line.trim() !== ''))];
}

/** The big list of naughty strings. */
export function naughtyStrings(): string[] {
  return hasCorpora ? JSON.parse(readFileSync(STRINGS, 'utf8')) : [];
}
