import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CuttingAnswer, CuttingTask } from './cutting';
import { DeepZoom, type LargePicture } from './deep-zoom';
import { TileFiles } from './tile-files';

const BYTES = Buffer.from('as if these were pixels');
const hash = createHash('sha256').update(BYTES).digest('hex');
const LARGE: LargePicture = {
  pathname: 'large.tif',
  hash,
  contentType: 'image/tiff',
  width: 9000,
  height: 9000,
};

let folder: string;
let files: TileFiles;
let tasks: string[];
let answer: (task: CuttingTask) => Promise<CuttingAnswer>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zoom-'));
  files = new TileFiles(folder, '1');
  tasks = [];
  answer = async () => ({ done: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(picture: LargePicture | null = LARGE): DeepZoom {
  return new DeepZoom({
    files,
    open: () => Readable.from([BYTES]),
    find: async () => picture,
    inTurn: (work) => work(),
    cut: async (task) => {
      tasks.push(task.work);
      if (task.work === 'reduce') writeFileSync(task.target, 'a copy');
      else mkdirSync(path.join(task.target, 'tiles'), { recursive: true });
      return answer(task);
    },
  });
}

it('cuts a picture once, after a copy that its variants are made of', async () => {
  const zoom = open();
  await zoom.add(LARGE);
  await zoom.add(LARGE);
  expect(zoom.list()).toEqual([{ pathname: 'large.tif', state: 'cutting', percent: 0 }]);
  await vi.waitFor(() => expect(zoom.list()).toEqual([]));
  expect(tasks).toEqual(['reduce', 'cut']);
  expect(await files.isCut(hash)).toBe(true);
  expect(String(await zoom.reduced('large.tif'))).toBe('a copy');
  await open().add(LARGE);
  expect(tasks).toHaveLength(2);
  expect(readdirSync(path.join(folder, '.parts'))).toEqual([]);
});

it('makes the copy at once for all who ask, and none of a picture that needs none', async () => {
  const zoom = open();
  const copies = await Promise.all([1, 2, 3].map(() => zoom.reduced('large.tif')));
  expect(copies.map(String)).toEqual(['a copy', 'a copy', 'a copy']);
  expect(await open({ ...LARGE, height: 4000 }).reduced('large.tif')).toBeNull();
  expect(await open(null).reduced('gone.tif')).toBeNull();
  expect(tasks).toEqual(['reduce']);
});

it('makes no second copy for whoever found none just before it was there', async () => {
  const zoom = open();
  await zoom.reduced('large.tif');
  vi.spyOn(files, 'readReduced').mockResolvedValueOnce(null);
  expect(String(await zoom.reduced('large.tif'))).toBe('a copy');
  expect(tasks).toEqual(['reduce']);
});

it('says which picture could not be cut, and tries again when it is asked to', async () => {
  answer = async ({ work }) =>
    work === 'reduce' ? { done: true } : { failed: { message: 'broken', isAnimated: false } };
  const zoom = open();
  await zoom.add(LARGE);
  await vi.waitFor(() => expect(zoom.list()).toMatchObject([{ pathname: 'large.tif', state: 'failed' }]));
  await zoom.add(LARGE);
  expect(tasks).toEqual(['reduce', 'cut']);
  answer = async () => ({ done: true });
  expect(() => zoom.retry('other.tif')).toThrow('No picture of this name has failed.');
  zoom.retry('large.tif');
  await vi.waitFor(() => expect(zoom.list()).toEqual([]));
  expect(await files.isCut(hash)).toBe(true);
});

it('leaves what moves as it is, and remembers that', async () => {
  answer = async ({ work }) =>
    work === 'reduce' ? { done: true } : { failed: { message: 'moving', isAnimated: true } };
  const zoom = open();
  await zoom.add(LARGE);
  await vi.waitFor(() => expect(zoom.list()).toEqual([]));
  await open().add(LARGE);
  expect(tasks).toEqual(['reduce', 'cut']);
});

it('removes tiles of files that are gone, of other recipes, and what a killed process left', async () => {
  await open().add(LARGE);
  await vi.waitFor(async () => expect(await files.isCut(hash)).toBe(true));
  mkdirSync(path.join(folder, '.parts', 'left'), { recursive: true });
  mkdirSync(path.join(folder, '0', 'aa'), { recursive: true });
  await files.sweep(async (hashes) => new Set(hashes));
  expect(readdirSync(folder).sort()).toEqual(['.parts', '1']);
  expect(await files.isCut(hash)).toBe(true);
  await files.sweep(async () => new Set());
  expect(await files.isCut(hash)).toBe(false);
});
