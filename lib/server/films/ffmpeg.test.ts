import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineMp4 } from '@/lib/server/media/examine-film';
import { FileReader } from '@/lib/server/media/file-reader';
import { canEncode, encodeFilm } from './ffmpeg';

const RECORDED = { file: path.resolve('tests/factories/recorded.webm'), contentType: 'video/webm' };
const hasFfmpeg = await canEncode('ffmpeg');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ffmpeg-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const task = (given: { file: string; contentType: string }) => ({
  ...given,
  ...{ duration: 12, bits: 400_000, width: 32, target: path.join(folder, 'made.mp4') },
});

it('finds no encoder where there is no such program, or it is another one', async () => {
  expect(await canEncode('no-such-program')).toBe(false);
  expect(await canEncode('node')).toBe(false);
});

it('fails for a type that it has no reader for', async () => {
  await expect(async () =>
    encodeFilm('ffmpeg', task({ file: 'a.m3u8', contentType: 'application/x-mpegurl' }), () => undefined),
  ).rejects.toThrow('no reader');
});

describe.skipIf(!hasFfmpeg)('with the ffmpeg of this machine (skipped where it is not installed)', () => {
  it('makes an MP4 at a width, and says how far it is', async () => {
    const shares: number[] = [];
    await encodeFilm('ffmpeg', task(RECORDED), (share) => shares.push(share));
    const facts = await FileReader.over(path.join(folder, 'made.mp4'), examineMp4);
    expect(facts).toMatchObject({ width: 32, height: 24, duration: expect.closeTo(11.9, 0) });
    expect(shares.at(-1)).toBeCloseTo(1, 0);
  });

  it.each([
    ['a playlist', '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1,\nfile:///etc/hostname\n'],
    ['a list of files', "ffconcat version 1.0\nfile '/etc/hostname'\n"],
  ])('never opens what %s names', async (name, text) => {
    const file = path.join(folder, 'hostile.mp4');
    writeFileSync(file, text);
    rmSync(path.join(folder, 'made.mp4'), { force: true });
    await expect(
      encodeFilm('ffmpeg', task({ file, contentType: 'video/mp4' }), () => undefined),
      name,
    ).rejects.toThrow('ffmpeg ended');
    expect(() => statSync(path.join(folder, 'made.mp4'))).toThrow();
  });
});
