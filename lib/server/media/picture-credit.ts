import 'server-only';

import { readXml, type XmlElement } from './svg/read-xml';

/** The author and the copyright of a picture: all that is kept of the personal data in its file. */
export interface Credit {
  artist?: string;
  copyright?: string;
}

interface Tags {
  exif?: Buffer | undefined;
  iptc?: Buffer | undefined;
  xmp?: Buffer | undefined;
}

const CHARACTERS = 300;
const ARTIST = 0x013b;
const COPYRIGHT = 0x8298;
const ORIENTATION = 0x0112;
const ASCII = 2;
const SHORT = 3;
const TIFF_HEAD = 'MM\0*\0\0\0\x08';

/** The credit of a picture, from whichever of its three places has it. */
export function readCredit({ exif, iptc, xmp }: Tags): Credit {
  const ways = [() => fromExif(exif), () => fromIptc(iptc), () => fromXmp(xmp)];
  const found = ways.map((read) => {
    try {
      return read();
    } catch {
      // Malformed metadata is ignored.
      return {};
    }
  });
  const pick = (name: keyof Credit) =>
    found.map((each) => each[name]?.replace(/[\p{Cc}\s]+/gu, ' ').trim()).find(Boolean);
  const [artist, copyright] = [pick('artist'), pick('copyright')];
  return {
    ...(artist && { artist: artist.slice(0, CHARACTERS) }),
    ...(copyright && { copyright: copyright.slice(0, CHARACTERS) }),
  };
}

/** The smallest EXIF with orientation and credit; null if there is neither. */
export function writeExif({ artist, copyright }: Credit, orientation = 1): Buffer | null {
  const entries = [
    ...(orientation > 1 ? [{ tag: ORIENTATION, value: null }] : []),
    ...(artist ? [{ tag: ARTIST, value: Buffer.from(`${artist}\0`) }] : []),
    ...(copyright ? [{ tag: COPYRIGHT, value: Buffer.from(`${copyright}\0`) }] : []),
  ];
  if (entries.length === 0) return null;
  const head = Buffer.alloc(8 + 2 + entries.length * 12 + 4);
  head.write(TIFF_HEAD, 'latin1');
  head.writeUInt16BE(entries.length, 8);
  const values: Buffer[] = [];
  let valueAt = head.length;
  for (const [index, { tag, value }] of entries.entries()) {
    const at = 10 + index * 12;
    head.writeUInt16BE(tag, at);
    head.writeUInt16BE(value ? ASCII : SHORT, at + 2);
    head.writeUInt32BE(value?.length ?? 1, at + 4);
    if (!value) head.writeUInt16BE(orientation, at + 8);
    else if (value.length <= 4) value.copy(head, at + 8);
    else {
      head.writeUInt32BE(valueAt, at + 8);
      // Values begin at even places.
      const padded = Buffer.concat([value, Buffer.alloc(value.length % 2)]);
      values.push(padded);
      valueAt += padded.length;
    }
  }
  return Buffer.concat([head, ...values]);
}

function fromExif(exif: Buffer | undefined): Credit {
  if (!exif) return {};
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  const isBig = tiff.toString('latin1', 0, 2) === 'MM';
  const short = (at: number) => (isBig ? tiff.readUInt16BE(at) : tiff.readUInt16LE(at));
  const long = (at: number) => (isBig ? tiff.readUInt32BE(at) : tiff.readUInt32LE(at));
  const first = long(4);
  const text = (tag: number): string => {
    for (let at = first + 2; at < first + 2 + short(first) * 12; at += 12) {
      if (short(at) !== tag || short(at + 2) !== ASCII) continue;
      const length = long(at + 4);
      const from = length <= 4 ? at + 8 : long(at + 8);
      // Behind the first end, a second text says who edited the picture.
      return tiff.toString('utf8', from, from + length).split('\0')[0] ?? '';
    }
    return '';
  };
  return { artist: text(ARTIST), copyright: text(COPYRIGHT) };
}

const BY_LINE = 80;
const CREDIT_LINE = 110;
const NOTICE = 116;

function fromIptc(iptc: Buffer | undefined): Credit {
  const found = new Map<number, string>();
  for (let at = 0; iptc && at + 5 <= iptc.length; at += 1) {
    if (iptc[at] !== 0x1c || iptc[at + 1] !== 2) continue;
    const length = iptc.readUInt16BE(at + 3);
    found.set(iptc[at + 2] ?? 0, iptc.toString('utf8', at + 5, at + 5 + length));
    at += 4 + length;
  }
  return { artist: found.get(BY_LINE) ?? found.get(CREDIT_LINE) ?? '', copyright: found.get(NOTICE) ?? '' };
}

function fromXmp(xmp: Buffer | undefined): Credit {
  if (!xmp) return {};
  const text = xmp.toString('utf8');
  const root = readXml(text.slice(0, text.lastIndexOf('>') + 1));
  return { artist: wordsOf(root, 'dc:creator'), copyright: wordsOf(root, 'dc:rights') };
}

function wordsOf(element: XmlElement, name: string): string {
  const found = find(element, name);
  return found ? textOf(find(found, 'rdf:li') ?? found) : '';
}

function find(element: XmlElement, name: string): XmlElement | undefined {
  if (element.name === name) return element;
  for (const child of element.children) {
    const found = typeof child === 'string' ? undefined : find(child, name);
    if (found) return found;
  }
  return undefined;
}

function textOf({ children }: XmlElement): string {
  return children.map((each) => (typeof each === 'string' ? each : textOf(each))).join('');
}
