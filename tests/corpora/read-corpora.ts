import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOSTILE_MARKUP } from '@/tests/factories/hostile-markup';
import { brokenPngs, type NamedFile, soundPngs } from '@/tests/factories/png-kinds';

/** What comes with the project, and the large public collections where they lie beside it: see README.md. */
const OWN = 'tests/corpora';
const PUBLIC = '../shared/corpora';

type Collection<T> = [name: string, items: T[]];

/** Small, and always at hand: what the public list has most of. */
export const NASTY_STRINGS = [
  ...['', ' ', 'undefined', 'null', 'true', '0', '-1', '1/0', '1E+02', 'NaN', '０１', '1,000.00'],
  ...[
    '\u202eright to left',
    '\ufeffbom',
    '田中さん',
    '🏳0🌈️',
    '👩‍👩‍👧‍👦',
    'Ω≈ç√∫',
    'i̇',
    'İ',
    'ﬃ',
    'Z̮̞̠͙͔ͅ',
    '\u2028',
    'a\u0301',
  ],
  ...["'; drop table page; --", '" or 1=1', '%00', '%s%x', '../../../etc/passwd', '{{7*7}}', '$HOME'],
  ...[
    '<script>alert(1)</script>',
    '</script><svg onload=alert(1)>',
    '&lt;b&gt;',
    '<![CDATA[x]]>',
    '\u0001\u001f\u007f',
  ],
  ...['__proto__', 'constructor', 'toString', 'a'.repeat(1000)],
];

/** Hostile markup: the small table, the list, and the public collections. */
export function markupCollections(): Collection<string>[] {
  return [
    ['of the small table', HOSTILE_MARKUP],
    ['of the list', markupList()],
    ...present('of the public collections', publicMarkup()),
  ];
}

export function markupList(): string[] {
  return linesOf(`${OWN}/markup.txt`);
}

export function publicMarkup(): string[] {
  const folder = `${PUBLIC}/xss-vectors`;
  return [...new Set(namesIn(folder).flatMap((name) => linesOf(`${folder}/${name}`)))];
}

/** Strings that programs stumble over: the small table, the list, and the big public one. */
export function stringCollections(): Collection<string>[] {
  const big = `${PUBLIC}/strings/blns.json`;
  return [
    ['of the small table', NASTY_STRINGS],
    ['of the list', JSON.parse(readFileSync(`${OWN}/strings.json`, 'utf8'))],
    ...present('of the big public list', existsSync(big) ? JSON.parse(readFileSync(big, 'utf8')) : []),
  ];
}

/** PNG pictures of every kind, and those that are broken: our own, and the public suite, where an x begins their names. */
export function pngPictures(): { sound: NamedFile[]; broken: NamedFile[] } {
  const suite = publicFiles('images/pngsuite').filter(({ name }) => name.endsWith('.png'));
  return {
    sound: [...soundPngs(), ...suite.filter(({ name }) => !name.startsWith('x'))],
    broken: [...brokenPngs(), ...suite.filter(({ name }) => name.startsWith('x'))],
  };
}

/** Drawings that are written like those of others, and those of others. */
export function drawings(): NamedFile[] {
  return [...ownDrawings(), ...publicFiles('svg')].filter(({ name }) => name.endsWith('.svg'));
}

export function ownDrawings(): NamedFile[] {
  return filesIn(`${OWN}/drawings`);
}

/** Files of a public collection; none where it is not beside the project. */
export function publicFiles(folder: string): NamedFile[] {
  return filesIn(`${PUBLIC}/${folder}`);
}

function present<T>(name: string, items: T[]): Collection<T>[] {
  return items.length > 0 ? [[name, items]] : [];
}

function filesIn(folder: string): NamedFile[] {
  return namesIn(folder).map((name) => ({ name, bytes: readFileSync(path.join(folder, name)) }));
}

function namesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => path.extname(name) !== '')
        .sort()
    : [];
}

function linesOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((line) => line.replace(/\r$/, '')).filter((line) => line.trim() !== '');
}
