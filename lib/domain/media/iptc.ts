/** A data set begins with this mark; record, number and length of its value follow (IPTC IIM 4.2). */
const MARK = 0x1c;
const HEAD_BYTES = 5;
/** The record that tells how the others are written, and the one that tells of the picture. */
const RECORDS: ReadonlySet<number | undefined> = new Set([1, 2]);

/** Numbers of data sets, each after that of its record. */
export const IPTC = {
  characterSet: '1:90',
  title: '2:5',
  creator: '2:80',
  credit: '2:110',
  copyright: '2:116',
} as const;

const UTF_8 = '\u001b%G';

/**
 * The texts that IPTC holds, by record and number; of several with one number the last.
 * @param bytes IPTC alone: what stands between data sets is passed over
 */
export function readIptc(bytes: Uint8Array): ReadonlyMap<string, string> {
  const values = new Map<string, Uint8Array>();
  let at = 0;
  while (at + HEAD_BYTES <= bytes.length) {
    const record = bytes[at + 1];
    if (bytes[at] !== MARK || !RECORDS.has(record)) {
      at += 1;
      continue;
    }
    const length = ((bytes[at + 3] ?? 0) << 8) | (bytes[at + 4] ?? 0);
    const from = at + HEAD_BYTES;
    values.set(`${record}:${bytes[at + 2]}`, bytes.subarray(from, from + length));
    at = from + length;
  }
  const isUtf8 = new TextDecoder('latin1').decode(values.get(IPTC.characterSet)) === UTF_8;
  const decode = isUtf8 ? (value: Uint8Array) => new TextDecoder().decode(value) : inSomeLetters;
  return new Map([...values].map(([name, value]) => [name, decode(value)]));
}

/** Where the character set is not said it is UTF-8 as a rule, and that of Windows otherwise. */
function inSomeLetters(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
