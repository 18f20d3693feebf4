import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examineSound } from './examine-sound';

const SECONDS = 2;
const RATE = 8_000;

let file: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sound-'));
  file = path.join(folder, 'a');
  await writeFile(file, wav());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Silence of one byte a sample. */
function wav(): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1');
  const numbers = Buffer.alloc(20);
  head.writeUInt32LE(36 + SECONDS * RATE, 4);
  numbers.writeUInt32LE(RATE, 0);
  numbers.writeUInt32LE(RATE, 4);
  numbers.set([1, 0, 8, 0], 8);
  numbers.write('data', 12);
  numbers.writeUInt32LE(SECONDS * RATE, 16);
  return Buffer.concat([head, numbers, Buffer.alloc(SECONDS * RATE, 128)]);
}

it('a sound says how long it is', async () => {
  expect(await examineSound(file)).toEqual({ width: null, height: null, duration: SECONDS });
});

it('one that never comes to an end is believed without its length', async () => {
  expect(await examineSound(file, 3)).toEqual({ width: null, height: null, duration: null });
});

it('what is no sound is none', async () => {
  await writeFile(path.join(folder, 'b'), 'no sound');
  expect(await examineSound(path.join(folder, 'b'))).toBeNull();
});
