import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { box, film } from '@/tests/factories/film';
import { examineMp4 } from './examine-film';
import { writePieces } from './file-pieces';
import { FileReader } from './file-reader';
import { stripFilm } from './strip-film';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'film-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function over<T>(bytes: Buffer, work: (reader: FileReader) => Promise<T>): Promise<T> {
  await writeFile(path.join(folder, 'film'), bytes);
  return FileReader.over(path.join(folder, 'film'), work);
}

describe('what a film says of itself', () => {
  it('how long it is, and how large, upright', async () => {
    expect(await over(film({ seconds: 2.5, width: 640, height: 360 }), examineMp4)).toEqual({
      width: 640,
      height: 360,
      duration: 2.5,
    });
    const turned = film({ seconds: 1, width: 640, height: 360, isTurned: true });
    expect(await over(turned, examineMp4)).toMatchObject({ width: 360, height: 640 });
  });

  it.each([
    ['cut off', () => film({ bytes: 5000 }).subarray(0, 4000)],
    [
      'without what says how to play it',
      () => Buffer.concat([box('ftyp', Buffer.from('isom')), box('mdat')]),
    ],
    [
      'a box of no size',
      () => Buffer.concat([box('ftyp', Buffer.from('isom')), Buffer.from('\0\0\0\x02moov')]),
    ],
    ['nothing', () => Buffer.alloc(0)],
  ])('is nothing when it is %s', async (_, make) => {
    expect(await over(make(), examineMp4)).toBeNull();
  });
});

it('where a film was taken is written over, and nothing else moves (security U-8)', async () => {
  const place = '+50.4501+030.5234/';
  const text = Buffer.concat([Buffer.from([0, 18, 0x15, 0xc7]), Buffer.from(place)]);
  const key = (name: string) => box('mdta', Buffer.from(name));
  const value = (index: string, words: string) =>
    box(index, box('data', Buffer.concat([Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]), Buffer.from(words)])));
  const keys = Buffer.concat([
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 2]),
    key('com.apple.quicktime.location.ISO6709'),
    key('com.apple.quicktime.title'),
  ]);
  const facts = Buffer.concat([
    box('hdlr', Buffer.alloc(25)),
    box('keys', keys),
    box('ilst', Buffer.concat([value('\0\0\0\x01', place), value('\0\0\0\x02', 'A walk')])),
  ]);
  const more = Buffer.concat([box('udta', box('\u00a9xyz', text)), box('meta', facts)]);
  const reported = film({ seconds: 1, width: 640, height: 360, more });
  expect(reported.includes(place)).toBe(true);
  const pieces = await over(reported, stripFilm);
  await rm(path.join(folder, 'kept'), { force: true });
  await writePieces(path.join(folder, 'film'), pieces, path.join(folder, 'kept'));
  const silent = await readFile(path.join(folder, 'kept'));
  expect([silent.length, silent.includes('+50.4501'), silent.includes('A walk')]).toEqual([
    reported.length,
    false,
    true,
  ]);
  expect(await over(silent, examineMp4)).toEqual(await over(reported, examineMp4));
});
