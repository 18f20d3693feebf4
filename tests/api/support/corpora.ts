import { existsSync, readdirSync, readFileSync } from 'node:fs';

const STRINGS = '../shared/corpora/strings/blns.json';

/** The list lies beside the project where it is developed; elsewhere a suite's own small table is run alone. */
export const hasNaughtyStrings = existsSync(STRINGS);

/** The big list of naughty strings. */
export function naughtyStrings(): string[] {
  return hasNaughtyStrings ? JSON.parse(readFileSync(STRINGS, 'utf8')) : [];
}

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

const PNG_SUITE = '../shared/corpora/images/pngsuite';

/** Whether the pictures lie beside the project. */
export const hasPngSuite = existsSync(PNG_SUITE);

/** PNG pictures of every kind, by name; those whose name begins with an x are broken on purpose. */
export function pngSuite(): { name: string; bytes: Buffer }[] {
  if (!hasPngSuite) return [];
  const names = readdirSync(PNG_SUITE).filter((name) => name.endsWith('.png'));
  return names.map((name) => ({ name, bytes: readFileSync(`${PNG_SUITE}/${name}`) }));
}
