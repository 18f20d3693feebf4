import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MEDIA } from '@/lib/domain/limits';
import { film } from '@/tests/factories/film';
import { recording } from '@/tests/factories/recording';
import { examineUpload } from './examine-upload';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'examine-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function examined(bytes: Buffer) {
  const file = path.join(folder, 'a');
  await writeFile(file, bytes);
  return examineUpload({ file, size: bytes.length, hash: '' }, MEDIA.uploadPixels);
}

const NO_SIZE = { width: null, height: null };

it.each<[string, () => Buffer, object]>([
  ['four thousand million pixels', () => recording({ width: 0xffff_ffff, height: 2 }), NO_SIZE],
  ['a width and no height', () => recording({ width: 320, height: 0 }), NO_SIZE],
  ['thirty years', () => film({ seconds: 1e6 + 1 }), { duration: null }],
  ['no time at all', () => recording({ isSized: true, duration: 1e-9 }), { duration: null }],
  ['a usual size and length', () => film({ seconds: 3 }), { width: 320, height: 180, duration: 3 }],
])('of a film that says %s, only what can be is believed', async (_, make, facts) => {
  expect(await examined(make())).toMatchObject(facts);
});

it.each(['png', 'webp'] as const)(
  'a %s that lay on its side is the same when it comes again',
  async (format) => {
    const noise = Buffer.from(Array.from({ length: 301 * 203 * 3 }, (_, n) => (n * n * 31) % 253));
    const lying = await sharp(noise, { raw: { width: 301, height: 203, channels: 3 } })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .toFormat(format)
      .toBuffer();
    const { file, ...first } = await examined(lying);
    const { file: _, ...second } = await examined(await readFile(file));
    expect(first).toMatchObject({ width: 203, height: 301 });
    expect(second).toEqual({ ...first, hash: second.hash });
  },
);
