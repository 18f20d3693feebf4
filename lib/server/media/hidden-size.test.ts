import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEDIA } from '@/lib/domain/limits';
import type { UploadType } from '@/lib/domain/media/upload-types';
import { box } from '@/tests/factories/film';
import { animated, gif, pngWith, profiled } from '@/tests/factories/picture-bombs';
import { examinePicture } from './examine-picture';
import { FileReader } from './file-reader';
import { hiddenSize } from './hidden-size';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hidden-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(bytes: Buffer): Promise<string> {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  return file;
}

const sizeOf = async (type: UploadType, bytes: Buffer) =>
  FileReader.over(await fileOf(bytes), (reader) => hiddenSize(reader, type));

const long = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => {
    bytes.writeUInt32BE(value, at * 4);
  });
  return bytes;
};

/** The boxes of an animated AVIF that tell of its film. */
const avif = (width: number, height: number, samples: number) =>
  Buffer.concat([
    box('ftyp', Buffer.from('avis\0\0\0\0')),
    box(
      'moov',
      box(
        'trak',
        Buffer.concat([
          box('tkhd', Buffer.concat([Buffer.alloc(76), long(width * 65_536, height * 65_536)])),
          box('mdia', box('minf', box('stbl', box('stsz', long(0, 0, samples))))),
        ]),
      ),
    ),
  ]);

describe('the size that a browser makes room for (security U-5)', () => {
  it.each<[string, UploadType, () => Buffer, unknown]>([
    [
      'a screen beyond its frame',
      'image/gif',
      () => gif(60_000, 50_000, 1),
      { width: 60_000, height: 50_000, pages: 1 },
    ],
    ['a screen of its frame', 'image/gif', () => gif(20, 10, 20), { width: 20, height: 10, pages: 1 }],
    ['no more than a name', 'image/gif', () => Buffer.from('GIF89a'), null],
    ['frames', 'image/png', () => animated(40), { width: 8, height: 8, pages: 40 }],
    ['no frames', 'image/png', () => pngWith([]), { width: 8, height: 8, pages: 1 }],
    ['a film', 'image/avif', () => avif(4_000, 3_000, 90), { width: 4_000, height: 3_000, pages: 90 }],
    ['no film', 'image/avif', () => box('ftyp', Buffer.from('avif\0\0\0\0')), null],
    ['a kind that hides nothing', 'image/jpeg', () => Buffer.from('anything'), null],
  ])('of %s', async (_, type, make, size) => {
    expect(await sizeOf(type, make())).toEqual(size);
  });

  it('a colour profile is not larger than any is', async () => {
    const large = profiled(MEDIA.uploadProfileBytes + 1);
    expect(large.length).toBeLessThan(20_000);
    await expect(sizeOf('image/png', large)).rejects.toMatchObject({ code: 'payload_too_large' });
    expect(await sizeOf('image/png', profiled(MEDIA.uploadProfileBytes - 1))).not.toBeNull();
  });

  it('what is no profile at all is not its affair', async () => {
    for (const bytes of ['', 'no end of its name', 'name\0\0not packed'])
      expect(await sizeOf('image/png', pngWith([['iCCP', Buffer.from(bytes)]]))).not.toBeNull();
  });

  it('a second profile does not count', async () => {
    const packed = deflateSync(Buffer.alloc(MEDIA.uploadProfileBytes + 1));
    const profile = (content: Buffer): [string, Buffer] => [
      'iCCP',
      Buffer.concat([Buffer.from('p\0\0'), content]),
    ];
    const bytes = pngWith([profile(deflateSync(Buffer.alloc(8))), profile(packed)]);
    expect(await sizeOf('image/png', bytes)).not.toBeNull();
  });
});

describe('a picture is refused', () => {
  it.each<[string, UploadType, () => Buffer]>([
    ['for its screen', 'image/gif', () => gif(60_000, 60_000, 1)],
    ['for its frames', 'image/png', () => animated(1_001)],
    ['for its profile', 'image/png', () => profiled(300_000_000)],
  ])('%s', async (_, type, make) => {
    await expect(examinePicture(await fileOf(make()), type, MEDIA.uploadPixels)).rejects.toMatchObject({
      code: 'payload_too_large',
    });
  });

  it('and not for a usual profile', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    expect(bytes.includes('iCCP')).toBe(true);
    expect(await examinePicture(await fileOf(bytes), 'image/png', MEDIA.uploadPixels)).toMatchObject({
      width: 8,
    });
  });
});
