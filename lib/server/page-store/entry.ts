import 'server-only';

import { createHash } from 'node:crypto';

/** The forms in which something is kept: a page, or a route's answer of any other type, which its headers name. */
export type EntryKind = 'page' | 'route';

export interface EntryHead {
  key: string;
  kind: EntryKind;
  /** The build that rendered it: another build's entry is only a last resort. */
  buildId: string;
  /** The database that it was rendered from. */
  source: string;
  /** Renewals up to this number were known before the render began. */
  seq: number;
  /** The tags of everything that the render read; a renewal of any makes the entry stale. */
  tags: string[];
  /** Only for pages: the last path segments that visitors may filter by. */
  filters?: string[];
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** Milliseconds since the epoch. */
  renderedAt: number;
}

/** A finished answer: bytes for browsers that take gzip, and what client navigation asks for. */
export interface Entry extends EntryHead {
  /** The body, gzipped; a picture only in that envelope. */
  gzip: Buffer;
  /** Made a moment after the first answer; lost on restart and made again. */
  brotli?: Buffer;
  /** React's payload of the whole page, for client navigation. */
  rsc?: Buffer;
  /** The same, by segment, for prefetching. */
  segments?: Map<string, Buffer>;
}

interface FileHead extends EntryHead {
  lengths: { gzip: number; rsc: number | null; segments: [string, number][] };
}

const MAGIC = 'atelier-page-2\n';
const SUM_BYTES = 32;

/**
 * Bytes of an entry as one file: magic line, SHA-256 of what follows, length of the head, head as JSON, then the
 * bodies one after the other.
 */
export function encodeEntry(entry: Entry): Buffer {
  const { gzip, rsc, segments, brotli: _brotli, ...head } = entry;
  const segmentList = [...(segments ?? [])];
  const fileHead: FileHead = {
    ...head,
    lengths: {
      gzip: gzip.length,
      rsc: rsc ? rsc.length : null,
      segments: segmentList.map(([name, body]) => [name, body.length]),
    },
  };
  const json = Buffer.from(JSON.stringify(fileHead));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(json.length);
  const content = [size, json, gzip, ...(rsc ? [rsc] : []), ...segmentList.map(([, body]) => body)];
  return Buffer.concat([Buffer.from(MAGIC), sumOf(content), ...content]);
}

function sumOf(parts: readonly Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** The entry in a file's bytes, or null when they are cut short, damaged or of another format: never throws. */
export function decodeEntry(bytes: Buffer): Entry | null {
  try {
    if (bytes.subarray(0, MAGIC.length).toString() !== MAGIC) return null;
    const content = bytes.subarray(MAGIC.length + SUM_BYTES);
    if (!sumOf([content]).equals(bytes.subarray(MAGIC.length, MAGIC.length + SUM_BYTES))) return null;
    const headStart = 4;
    const headEnd = headStart + content.readUInt32BE(0);
    const { lengths, ...head } = JSON.parse(content.subarray(headStart, headEnd).toString()) as FileHead;
    let at = headEnd;
    const take = (length: number): Buffer => {
      const part = content.subarray(at, at + length);
      if (part.length !== length) throw new RangeError('cut short');
      at += length;
      return part;
    };
    const entry: Entry = { ...head, gzip: take(lengths.gzip) };
    if (lengths.rsc !== null) entry.rsc = take(lengths.rsc);
    if (lengths.segments.length > 0) {
      entry.segments = new Map(lengths.segments.map(([name, length]) => [name, take(length)]));
    }
    return entry;
  } catch {
    return null;
  }
}

/** Bytes that an entry holds in memory, to keep the whole bounded. */
export function entryWeight(entry: Entry): number {
  const words = (entry.filters ?? []).reduce((sum, filter) => sum + filter.length, 0);
  let weight = 1024 + words + entry.gzip.length + (entry.brotli?.length ?? 0) + (entry.rsc?.length ?? 0);
  for (const body of entry.segments?.values() ?? []) weight += body.length;
  return weight;
}
