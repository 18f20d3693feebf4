import 'server-only';

import { X509Certificate } from 'node:crypto';
import type { UploadType } from '@/lib/domain/media/upload-types';
import { BOX_ID } from './credentials-box';
import { readBoxes } from './examine-boxes';
import type { FileReader } from './file-reader';
import { segmentsOf } from './jpeg-segments';
import { pngChunksOf } from './strip-png';
import { webpChunksOf } from './strip-webp';

/** What the Content Credentials (C2PA) of a picture hold. */
export interface Credentials {
  /** Whether they may tell of a place or of one certain camera. */
  isTelling: boolean;
  /** Whom the certificate names. Whether it is genuine is for those to judge who check the signature. */
  signer: string | null;
}

/** Larger ones hold pictures of pictures, which nobody here looks into. */
const MOST_BYTES = 16 * 1024 * 1024;
/** The head of a piece in a JPEG: name, instance and number; each piece repeats the head of the whole. */
const PIECE_HEAD = 12;
const BOX_HEAD = 8;

/** The Content Credentials of a picture; null where there are none, or the format has no place for them here. */
export async function readCredentials(reader: FileReader, type: UploadType): Promise<Credentials | null> {
  const manifest = await manifestOf(reader, type);
  return manifest && { isTelling: isTelling(manifest), signer: signerOf(manifest) };
}

/** All parts of the manifest, one behind the other. */
async function manifestOf(reader: FileReader, type: UploadType): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const { from, to } of placesOf(reader, type)) {
    size += to - from;
    // One that is too large to look into counts as packed.
    if (size > MOST_BYTES) return Buffer.from('brob');
    pieces.push(await reader.read(from, to - from));
  }
  return size === 0 ? null : Buffer.concat(pieces);
}

interface Range {
  from: number;
  to: number;
}

/** Where a picture of this kind has its manifest, and its parts. */
function placesOf(reader: FileReader, type: UploadType): AsyncGenerator<Range> {
  switch (type) {
    case 'image/jpeg':
      return inJpeg(reader);
    case 'image/png':
      return inPng(reader);
    case 'image/webp':
      return inWebp(reader);
    case 'image/avif':
    case 'image/heic':
      return inBoxes(reader);
    default:
      return inNone();
  }
}

async function* inJpeg(reader: FileReader): AsyncGenerator<Range> {
  let skipped = PIECE_HEAD;
  for await (const { marker, at, to, name } of segmentsOf(reader)) {
    if (marker !== 0xeb || !name.startsWith('JP')) continue;
    yield { from: Math.min(at + skipped, to), to };
    skipped = PIECE_HEAD + BOX_HEAD;
  }
}

async function* inPng(reader: FileReader): AsyncGenerator<Range> {
  for await (const { name, at, to } of pngChunksOf(reader)) {
    if (name === 'caBX') yield { from: at + 8, to: to - 4 };
  }
}

async function* inWebp(reader: FileReader): AsyncGenerator<Range> {
  for await (const { name, at, to } of webpChunksOf(reader)) {
    if (name === 'C2PA') yield { from: at + 8, to };
  }
}

async function* inBoxes(reader: FileReader): AsyncGenerator<Range> {
  for (const { type, from, to } of (await readBoxes(reader)) ?? []) {
    const isManifest = type === 'uuid' && (await reader.read(from, BOX_ID.length)).equals(BOX_ID);
    if (isManifest) yield { from: from + BOX_ID.length, to };
  }
}

async function* inNone(): AsyncGenerator<Range> {}

/** Names of places and of numbers of devices; `brob` is a packed part, `Exif` the head of metadata in a thumbnail. */
const TELLING =
  /gps(?:lat|lon|alt|pos|coord)|latitude|longitude|location|iptc4xmp|photoshop:(?:city|state|country)|serial ?number|exif\0|brob/i;

function isTelling(manifest: Buffer): boolean {
  return TELLING.test(manifest.toString('latin1'));
}

const SEQUENCE = Buffer.of(0x30, 0x82);
/** Certificates of one chain, and what else begins like one. */
const MOST_TRIES = 5_000;

/** Whom the first certificate names: that of the signer stands before those that vouch for it. */
function signerOf(manifest: Buffer): string | null {
  let at = manifest.indexOf(SEQUENCE);
  for (let tries = 0; at !== -1 && tries < MOST_TRIES; tries += 1) {
    const end = at + 4 + (at + 4 <= manifest.length ? manifest.readUInt16BE(at + 2) : 0);
    const isWithin = manifest.subarray(at + 4, at + 6).equals(SEQUENCE) && end <= manifest.length;
    const name = isWithin ? nameIn(manifest.subarray(at, end)) : null;
    if (name) return name;
    at = manifest.indexOf(SEQUENCE, at + 1);
  }
  return null;
}

const MOST_CHARACTERS = 200;

function nameIn(bytes: Buffer): string | null {
  try {
    const { subject } = new X509Certificate(bytes);
    const parts = new Map(subject.split('\n').map((line) => line.split(/=(.*)/s, 2) as [string, string]));
    const name = parts.get('O') ?? parts.get('CN') ?? '';
    return (
      name
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, MOST_CHARACTERS) || null
    );
  } catch {
    return null;
  }
}
