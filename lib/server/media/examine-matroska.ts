import 'server-only';

import type { FilmFacts } from './examine-film';
import type { FileReader } from './file-reader';

const ID = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  time: 0xe7,
  block: 0xa3,
  group: 0xa0,
  groupBlock: 0xa1,
};
/** Elements of a segment beside clusters: where one of them begins, a cluster of unknown size ends. */
const OUTER = new Set([0x114d9b74, 0x1c53bb6b, 0x1941a469, 0x1043a770, 0x1254c367]);
for (const id of [ID.head, ID.segment, ID.info, ID.tracks, ID.cluster]) OUTER.add(id);

const HEAD_BYTES = 12;
const NANOSECONDS = 1_000_000_000;
const USUAL_SCALE = 1_000_000;
/** Recordings of several hours have this many frames. The length of longer ones is left unknown. */
const MOST_ELEMENTS = 2_000_000;

/** An element of the file; `to` is null if its size is unknown, as in a browser's recording. */
interface Element {
  id: number;
  from: number;
  to: number | null;
}

/**
 * What a WebM or Matroska film says of itself, also one that was recorded by a browser: without sizes, without an index, and
 * without its length, which then is that of its last picture or sound. Null for one that is cut off or could never be played.
 */
export async function examineMatroska(reader: FileReader): Promise<FilmFacts | null> {
  const walk = new Walk(reader);
  const head = await walk.element(0);
  const segment = head?.id === ID.head && head.to !== null ? await walk.element(head.to) : null;
  if (segment?.id !== ID.segment || (segment.to ?? 0) > reader.size) return null;
  const found = await walk.segment(segment);
  if (!found?.hasTracks) return null;
  const { width, height, scale, reported, last } = found;
  const ticks = reported ?? last;
  const duration = ticks === null ? null : Math.round((ticks * scale * 1000) / NANOSECONDS) / 1000;
  return { width, height, duration: duration !== null && duration > 0 ? duration : null };
}

interface Found {
  hasTracks: boolean;
  width: number | null;
  height: number | null;
  /** Nanoseconds of a tick. */
  scale: number;
  /** Duration in ticks, where the header gives it. */
  reported: number | null;
  /** The tick at which the last picture or sound begins. */
  last: number | null;
}

class Walk {
  private count = 0;
  private readonly found: Found = {
    ...{ hasTracks: false, width: null, height: null },
    ...{ scale: USUAL_SCALE, reported: null, last: null },
  };

  constructor(private readonly reader: FileReader) {}

  async segment({ from, to }: Element): Promise<Found | null> {
    const end = to ?? this.reader.size;
    for (let at = from; at < end && this.count < MOST_ELEMENTS; ) {
      const element = await this.element(at);
      if (!element) break;
      if (element.id === ID.info) await this.info(element);
      if (element.id === ID.tracks) await this.tracks(element);
      const next = element.id === ID.cluster ? await this.cluster(element) : element.to;
      if (next === null) return null;
      at = next;
    }
    return this.found;
  }

  /** The element that begins there; null where none does, at the end of the file above all. */
  async element(at: number): Promise<Element | null> {
    this.count += 1;
    const bytes = await this.reader.read(at, HEAD_BYTES);
    const idLength = Math.clz32(bytes[0] ?? 0) - 23;
    const sizeLength = Math.clz32(bytes[idLength] ?? 0) - 23;
    if (idLength > 4 || sizeLength > 8 || bytes.length < idLength + sizeLength) return null;
    const from = at + idLength + sizeLength;
    let size = (bytes[idLength] ?? 0) & (0xff >> sizeLength);
    let isUnknown = size === 0xff >> sizeLength;
    for (const byte of bytes.subarray(idLength + 1, idLength + sizeLength)) {
      size = size * 256 + byte;
      isUnknown &&= byte === 0xff;
    }
    return { id: bytes.readUIntBE(0, idLength), from, to: isUnknown ? null : from + size };
  }

  private async info(element: Element): Promise<void> {
    for await (const { id, from, to } of this.within(element)) {
      if (id === ID.scale) this.found.scale = (await this.number(from, to)) || USUAL_SCALE;
      if (id !== ID.duration) continue;
      const bytes = await this.reader.read(from, Math.min(HEAD_BYTES, to - from));
      const reported =
        bytes.length === 8 ? bytes.readDoubleBE() : bytes.length === 4 ? bytes.readFloatBE() : 0;
      if (Number.isFinite(reported) && reported > 0) this.found.reported = reported;
    }
  }

  private async tracks(element: Element): Promise<void> {
    for await (const track of this.within(element)) {
      if (track.id !== ID.track) continue;
      this.found.hasTracks = true;
      for await (const part of this.within(track)) {
        if (part.id === ID.video && this.found.width === null) await this.video(part);
      }
    }
  }

  private async video(element: Element): Promise<void> {
    for await (const { id, from, to } of this.within(element)) {
      if (id === ID.width) this.found.width = (await this.number(from, to)) || null;
      if (id === ID.height) this.found.height = (await this.number(from, to)) || null;
    }
  }

  /** Gives where the cluster ends: where it does not say so, at what cannot be part of it. */
  private async cluster({ from, to }: Element): Promise<number | null> {
    let time = 0;
    let at = from;
    // The header gives the duration, so the clusters need not be read.
    if (to !== null && this.found.reported !== null) return to;
    while (at < (to ?? this.reader.size) && this.count < MOST_ELEMENTS) {
      const element = await this.element(at);
      if (!element) return this.reader.size;
      if (to === null && OUTER.has(element.id)) return at;
      if (element.to === null) return null;
      time = await this.withinCluster({ ...element, to: element.to }, time);
      at = element.to;
    }
    return to ?? at;
  }

  /** Looks at one element of a cluster; gives the time that those behind it go by. */
  private async withinCluster(element: Element & { to: number }, time: number): Promise<number> {
    if (element.id === ID.time) return this.number(element.from, element.to);
    if (element.id === ID.block) await this.block(element.from, time);
    if (element.id === ID.group) {
      for await (const { id, from } of this.within(element)) {
        if (id === ID.groupBlock) await this.block(from, time);
      }
    }
    return time;
  }

  /** A block begins with the number of its track, and how far behind its cluster's time it is. */
  private async block(at: number, time: number): Promise<void> {
    const bytes = await this.reader.read(at, HEAD_BYTES);
    const trackLength = Math.clz32(bytes[0] ?? 0) - 23;
    if (bytes.length < trackLength + 2) return;
    this.found.last = Math.max(this.found.last ?? 0, time + bytes.readInt16BE(trackLength));
  }

  /** The children of an element, all of known size. */
  private async *within({ from, to }: Element): AsyncGenerator<Element & { to: number }> {
    const end = Math.min(to ?? from, this.reader.size);
    for (let at = from; at < end && this.count < MOST_ELEMENTS; ) {
      const element = await this.element(at);
      if (!element || element.to === null) return;
      yield { ...element, to: element.to };
      at = element.to;
    }
  }

  private async number(from: number, to: number): Promise<number> {
    const bytes = await this.reader.read(from, Math.min(8, to - from));
    return bytes.reduce((value, byte) => value * 256 + byte, 0);
  }
}
