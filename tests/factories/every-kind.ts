import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import sharp, { type Sharp } from 'sharp';
import { film } from './film';
import { heic } from './heic';
import { gif } from './picture-bombs';
import type { NamedFile } from './png-kinds';
import { recording } from './recording';

/** A file, what it has to be found to be, and what has to be known of it. */
export interface KindOfFile extends NamedFile {
  contentType: string;
  extension: string;
  facts: Record<string, number | null>;
}

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:04.500\nWind over the water.\n';

/** A small file of every kind that can be uploaded, made as it is asked for: no recording of anything. */
export async function everyKind(): Promise<KindOfFile[]> {
  return [
    ...(await pictures()),
    ...films(),
    ...sounds(),
    kind('short.pdf', 'application/pdf', Buffer.from(PDF)),
    kind('captions.vtt', 'text/vtt', Buffer.from(CAPTIONS), { duration: 4.5 }),
  ];
}

function kind(
  name: string,
  contentType: string,
  bytes: Buffer,
  facts: KindOfFile['facts'] = {},
  extension = name.split('.').at(-1) ?? '',
): KindOfFile {
  return { name, contentType, bytes, facts, extension };
}

async function pictures(): Promise<KindOfFile[]> {
  const plain = (colour = '#a04020') =>
    sharp({ create: { width: 40, height: 24, channels: 3, background: colour } });
  const frames = await Promise.all(['#111', '#777', '#eee'].map((colour) => plain(colour).png().toBuffer()));
  const moving = () => sharp(frames, { join: { animated: true } });
  const made: [name: string, contentType: string, picture: Sharp, extension?: string][] = [
    ['plain.jpg', 'image/jpeg', plain().jpeg()],
    ['progressive.jpg', 'image/jpeg', plain().jpeg({ progressive: true })],
    ['plain.png', 'image/png', plain().png()],
    ['plain.gif', 'image/gif', plain().gif()],
    ['moving.gif', 'image/gif', moving().gif()],
    ['plain.webp', 'image/webp', plain().webp()],
    ['lossless.webp', 'image/webp', plain().webp({ lossless: true })],
    ['moving.webp', 'image/webp', moving().webp()],
    ['plain.avif', 'image/avif', plain().avif({ effort: 0 })],
    ['plain.tif', 'image/tiff', plain().tiff()],
    ['large.tiff', 'image/tiff', plain().tiff({ bigtiff: true, compression: 'lzw' }), 'tif'],
  ];
  const size = { width: 40, height: 24 };
  const drawn = made.map(async ([name, type, picture, extension]) =>
    kind(name, type, await picture.toBuffer(), size, extension),
  );
  return [
    ...(await Promise.all(drawn)),
    kind('small.gif', 'image/gif', gif(30, 20), { width: 30, height: 20 }),
    kind('small.bmp', 'image/bmp', bmp(), { width: 2, height: 2 }),
    kind('small.heic', 'image/heic', heic('N 50 27'), { width: 3024, height: 4032 }),
  ];
}

function bmp(): Buffer {
  const head = 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x02\0\0\0\x02\0\0\0\x01\0\x18\0\0\0\0\0\x10\0\0\0';
  return Buffer.from(head.padEnd(70, '\0'), 'latin1');
}

function films(): KindOfFile[] {
  const size = { width: 320, height: 180, duration: 1 };
  return [
    kind('film.mp4', 'video/mp4', film(), size),
    kind('turned.mp4', 'video/mp4', film({ isTurned: true }), { width: 180, height: 320 }),
    kind('film.m4v', 'video/mp4', film({ brand: 'M4V ' }), size, 'mp4'),
    kind('film.mov', 'video/quicktime', film({ brand: 'qt  ' }), size),
    kind('sound.m4a', 'audio/mp4', film({ brand: 'M4A ' }), { duration: 1 }),
    kind('live.webm', 'video/webm', recording({ clusters: 4 }), { width: 320, height: 180 }),
    kind('recorded.webm', 'video/webm', readFileSync('tests/factories/recorded.webm'), {
      width: 64,
      height: 48,
    }),
    kind(
      'film.mkv',
      'video/x-matroska',
      recording({ clusters: 4, isSized: true, duration: 4_000, kind: 'matroska' }),
      {
        duration: 4,
      },
    ),
    kind('film.avi', 'video/x-msvideo', avi(), { width: 160, height: 120, duration: 2 }),
  ];
}

/** Twenty pictures of a tenth of a second each, none of which is there. */
function avi(): Buffer {
  const bytes = Buffer.alloc(120);
  bytes.write('RIFF\x70\0\0\0AVI LIST\x44\0\0\0hdrlavih\x38\0\0\0', 'latin1');
  for (const [at, value] of [
    [32, 100_000],
    [48, 20],
    [64, 160],
    [68, 120],
  ] as const)
    bytes.writeUInt32LE(value, at);
  return bytes;
}

function sounds(): KindOfFile[] {
  return [
    kind('silence.wav', 'audio/wav', wav(), { duration: 0.002 }),
    kind('silence.mp3', 'audio/mpeg', mp3()),
    kind('silence.flac', 'audio/flac', flac(), { duration: 1 }),
    kind('silence.opus', 'audio/ogg', opus(), { duration: 1 }, 'oga'),
  ];
}

function wav(): Buffer {
  const head =
    'RIFF\x34\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x10\0\0\0';
  return Buffer.from(head.padEnd(60, '\x80'), 'latin1');
}

/** Frames of MPEG 1, layer 3, 128 kbit/s, 44.1 kHz. */
function mp3(): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000);
  return Buffer.concat(Array.from({ length: 40 }, () => frame));
}

/** What a second of 44.1 kHz says of itself, and no more. */
function flac(): Buffer {
  const facts = Buffer.alloc(34);
  facts.writeUInt16BE(4096, 0);
  facts.writeUInt16BE(4096, 2);
  // 20 bits of rate, 3 of channels, 5 of depth, 36 of samples.
  facts.writeBigUInt64BE((44_100n << 44n) | (15n << 36n) | 44_100n, 10);
  return Buffer.concat([Buffer.from('fLaC\x80\0\0\x22', 'latin1'), facts, Buffer.alloc(64)]);
}

function opus(): Buffer {
  const head = Buffer.from('OpusHead\x01\x01\0\0\x80\xbb\0\0\0\0\0', 'latin1');
  const tags = Buffer.from('OpusTags\x01\0\0\0x\0\0\0\0', 'latin1');
  return Buffer.concat([page(head, 0, 2), page(tags, 1, 0), page(Buffer.alloc(100), 2, 4, 48_000n)]);
}

/** A page of an Ogg file that holds one packet. */
function page(packet: Buffer, number: number, flags: number, granule = 0n): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS');
  head[5] = flags;
  head.writeBigInt64LE(granule, 6);
  head.writeUInt32LE(1, 14);
  head.writeUInt32LE(number, 18);
  head[26] = 1;
  head[27] = packet.length;
  const whole = Buffer.concat([head, packet]);
  whole.writeUInt32LE(sumOfPage(whole), 22);
  return whole;
}

/** The sum that Ogg asks for: a CRC of 32 bits that is not reflected. */
function sumOfPage(bytes: Buffer): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum & 0x8000_0000 ? 0x04c1_1db7 : 0);
  }
  return sum >>> 0;
}

/** Files of kinds that cannot be uploaded. */
export function otherKinds(): NamedFile[] {
  const archive = (names: string[]) =>
    Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array(9)]))));
  const icon = Buffer.alloc(62);
  icon.writeUInt32LE(0x10000, 0);
  icon.set([1, 0, 1, 1, 0, 0, 1, 0, 32], 4);
  return [
    { name: 'packed.zip', bytes: archive(['a.txt']) },
    { name: 'written.docx', bytes: archive(['[Content_Types].xml', 'word/document.xml']) },
    { name: 'icon.ico', bytes: icon },
    { name: 'words.txt', bytes: Buffer.from('just words') },
    { name: 'page.html', bytes: Buffer.from('<!doctype html><title>x</title>') },
  ];
}
