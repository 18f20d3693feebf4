import { describe, expect, it } from 'vitest';
import { base256, packed, padded, tarEnd, tarHeader } from '@/tests/factories/tar-archive';
import { type PackedFile, packTar, TarError, unpackTar } from './tar';

const text = (name: string, words: string) => ({ name, bytes: Buffer.from(words) });

async function* files(
  ...given: { name: string; bytes: Buffer; size?: number }[]
): AsyncGenerator<PackedFile> {
  for (const { name, bytes, size = bytes.length } of given)
    yield {
      name,
      size,
      async *open() {
        for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
      },
    };
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

async function* inPieces(archive: Buffer, length = 700): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < archive.length; at += length) yield archive.subarray(at, at + length);
}

async function read(source: AsyncIterable<Uint8Array>) {
  const found: { name: string; bytes: Buffer }[] = [];
  for await (const { name, size, body } of unpackTar(source)) {
    const bytes = await bytesOf(body);
    expect(bytes.length).toBe(size);
    found.push({ name, bytes });
  }
  return found;
}

/** The first file of an archive. */
async function firstOf(archive: Buffer) {
  for await (const { name, size } of unpackTar(inPieces(archive))) return { name, size };
  return null;
}

const reasonOf = (archive: Buffer) =>
  read(inPieces(archive)).then(
    () => 'read',
    (error: unknown) => (error instanceof TarError ? error.message : `not a reason for people: ${error}`),
  );

describe('an archive', () => {
  const given = [0, 1, 511, 512, 513, 10_000].map((size) => ({
    name: `media/${size}`,
    bytes: Buffer.alloc(size, 'x'),
  }));

  it('holds what was packed', async () => {
    const archive = await bytesOf(packTar(files(...given)));
    expect(archive.length % 512).toBe(0);
    expect(await read(inPieces(archive))).toEqual(given);
    expect(await read(inPieces(archive, 100_000))).toEqual(given);
  });

  it('of the same files is the same, whenever it is made', async () => {
    const first = await bytesOf(packTar(files(...given)));
    expect((await bytesOf(packTar(files(...given)))).equals(first)).toBe(true);
  });

  it('as releases before wrote it is read', async () => {
    expect(await read(inPieces(packed(given)))).toEqual(given);
  });

  it.each([
    ['of less than it was said to have', 4],
    ['of more', 2],
  ])('with a file %s is not made', async (_, size) => {
    const made = bytesOf(packTar(files({ ...text('a', 'abc'), size })));
    await expect(made).rejects.toThrow('A file has changed while it was packed: a');
  });

  it('says sizes of 8 GiB and more', async () => {
    const size = 2 ** 33 + 5;
    const archive = packTar(files({ ...text('a', 'abc'), size }));
    const { value } = await archive.next();
    await archive.return(undefined);
    expect(await firstOf(Buffer.from(value ?? []))).toEqual({ name: 'a', size });
  });

  it.each([
    ['base 256, as releases before did', tarHeader({ name: 'a', size: 0, sizeField: base256(2n ** 50n) })],
    ['an extended header', extended(`size=${2 ** 50}`)],
  ])('is read where sizes are in %s', async (_, archive) => {
    expect(await firstOf(archive)).toEqual({ name: 'a', size: 2 ** 50 });
  });

  it('is taken no faster than it is read, and made no faster than it is taken', async () => {
    let opened = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield tarHeader({ name: 'a', size: 2 ** 32 });
      for (;;) {
        opened += 1;
        yield Buffer.alloc(65_536);
      }
    }
    for await (const { body } of unpackTar(endless())) {
      let taken = 0;
      for await (const chunk of body) {
        taken += chunk.byteLength;
        expect(opened * 65_536 - taken).toBeLessThan(500_000);
        if (taken > 5_000_000) break;
      }
      break;
    }
    opened = 0;
    async function* large(): AsyncGenerator<PackedFile> {
      yield { name: 'a', size: 2 ** 32, open: endless };
    }
    let taken = 0;
    for await (const chunk of packTar(large())) {
      taken += chunk.byteLength;
      expect(opened * 65_536 - taken).toBeLessThan(500_000);
      if (taken > 5_000_000) break;
    }
  });

  it('whose sender fails tells that failure', async () => {
    const failure = new Error('The disk is full.');
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield tarHeader({ name: 'a', size: 1000 });
      throw failure;
    }
    await expect(read(broken())).rejects.toBe(failure);
  });
});

/** A plain file of no bytes behind a header that says more of it. */
function extended(line: string, kind = 'x'): Buffer {
  const record =
    [1, 2, 3]
      .map((digits) => `${line.length + 2 + digits} ${line}\n`)
      .find((each) => each.startsWith(`${each.length} `)) ?? '';
  const body = padded(Buffer.from(record));
  return Buffer.concat([
    tarHeader({ name: 'x', size: record.length, kind }),
    body,
    tarHeader({ name: 'a', size: 0 }),
  ]);
}

describe('what is no archive of a site is refused', () => {
  const one = packed([text('a', 'abc')]);
  const changed = (at: number) => {
    const archive = Buffer.from(one);
    archive[at] = (archive[at] ?? 0) ^ 1;
    return archive;
  };
  const size = (...bytes: number[]) =>
    Buffer.concat([tarHeader({ name: 'a', size: 0, sizeField: Buffer.from(bytes) }), tarEnd()]);
  const NO_ARCHIVE = /no archive of a site, or it is damaged/;
  const EARLY = /ends too early/;
  const FILES = /other than plain files/;
  const LENGTH = /how long one of its files is|no archive of a site/;

  it.each<[string, Buffer, RegExp]>([
    ['nothing', Buffer.alloc(0), EARLY],
    ['words', Buffer.from('x'.repeat(2000)), NO_ARCHIVE],
    ...[0, 130, 300].map((at): [string, Buffer, RegExp] => [`another byte ${at}`, changed(at), NO_ARCHIVE]),
    ['a header that breaks off', one.subarray(0, 300), EARLY],
    ['a file that breaks off', one.subarray(0, 514), EARLY],
    ['room behind a file that breaks off', one.subarray(0, 600), EARLY],
    ['no end', one.subarray(0, 1024), EARLY],
    ['a byte behind the end', Buffer.concat([one, Buffer.from('x')]), /behind the end/],
    ['bytes behind the end', Buffer.concat([one, Buffer.alloc(511), Buffer.from('x')]), NO_ARCHIVE],
    ['a file behind the end', Buffer.concat([one, one]), FILES],
    ...[...'123456gLKSVM'].map((kind): [string, Buffer, RegExp] => [
      `the kind ${kind}`,
      Buffer.concat([tarHeader({ name: 'b', size: 0, kind }), one]),
      FILES,
    ]),
    ['a link by an extended header', Buffer.concat([extended('path=b', 'g'), tarEnd()]), FILES],
    ['a size that is below zero', size(0xff, ...Array.from({ length: 11 }, () => 0xfe)), LENGTH],
    ['a size of another base', size(0x81, 1), LENGTH],
    ['a size that no number holds', size(0x80, 1, ...Array.from({ length: 10 }, () => 0)), LENGTH],
    ['a size of no digits', size(...Buffer.from('not a number')), LENGTH],
    ['a size that an extended header makes too large', extended(`size=${'9'.repeat(30)}`), LENGTH],
    ['a size that an extended header puts below zero', extended('size=-1'), LENGTH],
    ['an extended header without end', tarHeader({ name: 'x', size: 2 ** 30, kind: 'x' }), NO_ARCHIVE],
  ])('%s', async (_, archive, reason) => {
    expect(await reasonOf(archive)).toMatch(reason);
  });
});
