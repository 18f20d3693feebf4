import fc from 'fast-check';

/** A place in a file, as a share of it; of one part where `part` chooses one. */
export interface Place {
  share: number;
  /** How many bytes behind the beginning of that part. */
  behind: number | null;
}

/** One change to a file. Whether `isMended`, the parts around it say afterwards how long they are. */
export type Mutation =
  | { kind: 'flip'; place: Place; bit: number }
  | { kind: 'write'; place: Place; bytes: 1 | 2 | 4 | 8; value: bigint; isLittle: boolean }
  | { kind: 'run'; place: Place; length: number; fill: readonly number[] }
  | { kind: 'words'; place: Place; words: string }
  | { kind: 'cut'; share: number }
  | { kind: 'drop'; part: number; isMended: boolean }
  | { kind: 'repeat' | 'nest'; part: number; times: number; isMended: boolean }
  | { kind: 'swap'; part: number; other: number }
  | { kind: 'graft'; part: number; from: string; other: number; isMended: boolean }
  | { kind: 'splice'; share: number; from: string; other: number }
  | { kind: 'tail'; from: string; share: number };

/** One case: the sample, the changes made to it, and whether its checksums are corrected afterwards. */
export interface Case {
  file: string;
  mutations: Mutation[];
  hasSums: boolean;
}

const VALUES = [
  ...[0n, 1n, 2n, 7n, 8n, 15n, 16n, 0x7fn, 0x80n, 0xffn, 0x7fffn, 0x8000n, 0xffffn, 0x10000n, 0xff_ffffn],
  ...[0x7fff_ffffn, 0x8000_0000n, 0xffff_fff0n, 0xffff_ffffn, 1n << 32n, (1n << 53n) - 1n, 1n << 53n],
  ...[(1n << 63n) - 1n, 1n << 63n, (1n << 64n) - 8n, (1n << 64n) - 1n],
];

/** Bytes that mean something in one format, and must do no harm in another place. */
const WORDS = [
  ...[
    '<script>alert(1)</script>',
    '<g onload="alert(1)">',
    ' onload="alert(1)"',
    '<foreignObject>',
    '</svg>',
    '<svg>',
  ],
  ...[
    '<style>',
    '</style>',
    '<style>@import "//e.example";</style>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<?x',
    '?>',
  ],
  ...[
    '<!DOCTYPE svg [<!ENTITY a "b">]>',
    '&a;',
    '&lt;',
    '&#0;',
    '&#x3c;',
    '&#1114112;',
    '"',
    "'",
    '>',
    '<',
    '/>',
  ],
  ...[
    ' xmlns="http://www.w3.org/1999/xhtml"',
    ' xmlns:x="http://www.w3.org/2000/svg"',
    '<x:script>',
    '<a href="',
  ],
  ...[
    ' href="javascript:alert(1)"',
    ' xlink:href="data:text/html,x"',
    ' style="fill:url(//e.example)"',
    '/*',
    '*/',
  ],
  ...[
    'a{fill:red}',
    '@media print{',
    '{',
    '}',
    ';',
    '\\',
    'url(#a)',
    ' viewBox="0 0 1e9 -1"',
    ' width="1e400"',
  ],
  ...[
    '\ufeff',
    '\0',
    '\u0085',
    '\u2028',
    '\ud800',
    '\uffff',
    '%%EOF',
    'PK\x03\x04',
    'ID3\x04\0\0\x7f\x7f\x7f\x7f',
  ],
  ...[
    'Exif\0\0',
    'ftyp',
    'moov',
    'iloc',
    'iinf',
    'ispe',
    'stsz',
    'VP8X',
    'LIST',
    'IDAT',
    'iCCP',
    'acTL',
    'OggS',
  ],
];

const share = fc.nat({ max: 1_000_000 }).map((part) => part / 1_000_000);
const number = fc.nat({ max: 10_000 });
const place = fc.record({ share, behind: fc.oneof(fc.constant(null), fc.nat({ max: 40 })) });
const times = fc.constantFrom(1, 2, 3, 20, 300, 5_000, 100_000);
const isMended = fc.boolean();
const bytes = fc.array(fc.nat({ max: 255 }), { minLength: 1, maxLength: 8 });
const fill = fc.oneof(fc.constantFrom([0], [255]), bytes);

function mutation(from: fc.Arbitrary<string>): fc.Arbitrary<Mutation> {
  const kinds: [number, fc.Arbitrary<Mutation>][] = [
    [3, fc.record({ kind: fc.constant('flip'), place, bit: fc.nat({ max: 7 }) })],
    [
      6,
      fc.record({
        kind: fc.constant('write'),
        place,
        bytes: fc.constantFrom(1, 2, 4, 8),
        value: fc.constantFrom(...VALUES),
        isLittle: fc.boolean(),
      }),
    ],
    [2, fc.record({ kind: fc.constant('run'), place, length: fc.nat({ max: 400 }), fill })],
    [2, fc.record({ kind: fc.constant('words'), place, words: fc.constantFrom(...WORDS) })],
    [1, fc.record({ kind: fc.constant('cut'), share })],
    [2, fc.record({ kind: fc.constant('drop'), part: number, isMended })],
    [3, fc.record({ kind: fc.constantFrom('repeat', 'nest'), part: number, times, isMended })],
    [1, fc.record({ kind: fc.constant('swap'), part: number, other: number })],
    [2, fc.record({ kind: fc.constant('graft'), part: number, from, other: number, isMended })],
    [1, fc.record({ kind: fc.constant('splice'), share, from, other: number })],
    [1, fc.record({ kind: fc.constant('tail'), from, share })],
  ];
  return fc.oneof(...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

/** Cases that are made of these files, kind by kind as often. */
export function casesOf(kinds: string[][]): fc.Arbitrary<Case> {
  const file = fc.oneof(...kinds.map((names) => fc.constantFrom(...names)));
  const mutations = fc.array(mutation(file), { minLength: 1, maxLength: 5 });
  return fc.noBias(fc.record({ file, mutations, hasSums: fc.boolean() }));
}
