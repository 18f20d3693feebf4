import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryEntry } from '@/tests/factories/arbitrary-entry';
import { decodeEntry, type Entry, encodeEntry, entryWeight } from './entry';

const entry: Entry = {
  key: 'ru/about',
  kind: 'page',
  buildId: 'build',
  source: 'database',
  seq: 7,
  tags: ['page:1'],
  status: 200,
  headers: { 'content-type': 'text/html' },
  etag: '"1"',
  renderedAt: 1,
  gzip: Buffer.from('body'),
};

describe('an entry as a file', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(arbitraryEntry, (any) => {
        expect(decodeEntry(encodeEntry(any))).toEqual(any);
      }),
    );
  });

  it('leaves out the second packing, which is made again', () => {
    expect(decodeEntry(encodeEntry({ ...entry, brotli: Buffer.from('packed') }))).toEqual(entry);
  });

  it('is nothing when it is cut short anywhere', () => {
    const bytes = encodeEntry(entry);
    for (let length = 0; length < bytes.length; length += 1) {
      expect(decodeEntry(bytes.subarray(0, length))).toBeNull();
    }
  });

  it('is nothing when any bit of it is damaged, or something follows it', () => {
    const bytes = encodeEntry(entry);
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 0, max: 7 }), (at, bit) => {
        const damaged = Buffer.from(bytes);
        damaged[at] = (damaged[at] ?? 0) ^ (1 << bit);
        expect(decodeEntry(damaged)).toBeNull();
      }),
    );
    expect(decodeEntry(Buffer.concat([bytes, Buffer.from('x')]))).toBeNull();
  });

  it('is nothing when it is something else altogether', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(decodeEntry(Buffer.from(bytes))).toBeNull();
      }),
    );
  });
});

describe('what an entry weighs in memory', () => {
  it('counts every body', () => {
    const full: Entry = {
      ...entry,
      brotli: Buffer.alloc(10),
      rsc: Buffer.alloc(100),
      segments: new Map([
        ['/_tree', Buffer.alloc(1000)],
        ['/_head', Buffer.alloc(2000)],
      ]),
    };
    expect(entryWeight(full) - entryWeight(entry)).toBe(3110);
  });
});
