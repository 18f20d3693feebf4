import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MEDIA } from '@/lib/domain/site/limits';
import { film } from '@/tests/factories/film';
import { recording } from '@/tests/factories/recording';
import { examineUpload } from './examine-upload';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'examine-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const NO_SIZE = { width: null, height: null };

it.each<[string, () => Buffer, object]>([
  ['four thousand million pixels', () => recording({ width: 0xffff_ffff, height: 2 }), NO_SIZE],
  ['a width and no height', () => recording({ width: 320, height: 0 }), NO_SIZE],
  ['thirty years', () => film({ seconds: 1e6 + 1 }), { duration: null }],
  ['no time at all', () => recording({ isSized: true, duration: 1e-9 }), { duration: null }],
  ['a usual size and length', () => film({ seconds: 3 }), { width: 320, height: 180, duration: 3 }],
])('of a film that says %s, only what can be is believed', async (_, make, facts) => {
  const bytes = make();
  const file = path.join(folder, 'a');
  await writeFile(file, bytes);
  const given = { file, size: bytes.length, hash: '' };
  expect(await examineUpload(given, MEDIA.uploadPixels)).toMatchObject(facts);
});
