import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WorkQueue } from '@/lib/server/work-queue';
import { type EncodingTask, encodedFile } from './encoding';
import { encodeAvifs, inspectPicture } from './picture-codec';
import { type PictureSource, PictureVariants } from './picture-variants';
import { VariantFiles } from './variant-files';

const VIEW = { width: 320, quality: 75 };
const TILE = { width: 320, quality: 5 };

let folder: string;
let files: VariantFiles;
/** What is stored, by pathname, and how often it was read. */
let stored: Map<string, Buffer>;
let reads: number;
/** Copies of what is too large to be decoded, by pathname. */
let reduced: Map<string, Buffer>;
let now: number;
/** The widths that were encoded, a picture each. */
let encoded: (readonly number[])[];
let encodesNothing: boolean;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  files = new VariantFiles(folder, '1');
  stored = new Map();
  reduced = new Map();
  reads = 0;
  now = 0;
  encoded = [];
  encodesNothing = false;
});
// What is made in the background may still be written.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

function open(queue = new WorkQueue({ concurrency: 2, waiting: 4 })): PictureVariants {
  return new PictureVariants({
    files,
    queue,
    async *open(pathname) {
      reads += 1;
      const bytes = stored.get(pathname);
      if (!bytes) throw Object.assign(new Error('gone'), { code: 'ENOENT' });
      for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
    },
    reduced: async (pathname) => reduced.get(pathname) ?? null,
    encode,
    find: async (hash) => [...stored].find(([, bytes]) => hashOf(bytes) === hash)?.[0] ?? null,
    now: () => now,
  });
}

/** As the process does that encodes. */
async function encode({ file, folder: to, widths, crop }: EncodingTask): Promise<number[]> {
  encoded.push(widths);
  const traits = await inspectPicture(file);
  if (traits.isAnimated || encodesNothing) return [];
  for await (const { width, bytes } of encodeAvifs(file, traits, widths, crop))
    await writeFile(encodedFile(to, width), bytes);
  return [...widths];
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Lines, in which AVIF has something to gain. */
const LINES = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#102"/>${Array.from(
    { length: 120 },
    (_, n) =>
      `<path d="M${(n * 37) % 600} 0Q${(n * 91) % 600} 300 ${(n * 53) % 600} 600" fill="none" stroke="hsl(${n * 3} 80% 60%)"/>`,
  ).join('')}</svg>`,
);

async function store(pathname: string, isRich = true, background = '#345'): Promise<PictureSource> {
  const plain = sharp({ create: { width: 600, height: 600, channels: 3, background } });
  const bytes = await (isRich ? sharp(LINES) : plain).jpeg({ quality: 95 }).toBuffer();
  stored.set(pathname, bytes);
  return { pathname, hash: hashOf(bytes) };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
const formsOf = async (hash: string, { width, quality } = VIEW) =>
  [...(await new VariantFiles(folder, '1').formsOf(`${hash}-${width}-${quality}`))].sort();

describe('a picture at a width', () => {
  it('is made once for all who ask at the same time, and never again', async () => {
    const source = await store('a.jpg');
    const pictures = open();
    const answers = await Promise.all(Array.from({ length: 50 }, () => pictures.get(source, TILE, true)));
    expect(new Set(answers.map((answer) => answer && hashOf(answer.bytes))).size).toBe(1);
    expect(answers[0]?.form).toBe('webp');
    await pictures.get(source, TILE, false);
    await open().get(source, TILE, false);
    expect(reads).toBe(1);
  });

  it('is another one when the file is', async () => {
    const pictures = open();
    const before = await pictures.get(await store('a.jpg', false, '#f00'), TILE, false);
    const after = await pictures.get(await store('a.jpg', false, '#00f'), TILE, false);
    expect(before?.bytes.equals(after?.bytes ?? Buffer.alloc(0))).toBe(false);
  });

  it('is never kept under the hash of other bytes', async () => {
    const source = await store('a.jpg');
    await store('a.jpg', false);
    await expect(open().get(source, VIEW, false)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await formsOf(source.hash)).toEqual([]);
  });

  it('is none where the file went away in between', async () => {
    const source = await store('a.jpg');
    stored.clear();
    await expect(open().get(source, VIEW, false)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is given also where it cannot be kept', async () => {
    const source = await store('a.jpg');
    files.put = () => Promise.reject(new Error('the disk is full'));
    expect((await open().get(source, VIEW, false))?.form).toBe('webp');
  });

  it('that moves is the stored file’s to show', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    stored.set('moving.webp', bytes);
    const pictures = open();
    const source = { pathname: 'moving.webp', hash: hashOf(bytes) };
    expect(await pictures.get(source, VIEW, true)).toBeNull();
    expect(await pictures.get(source, TILE, true)).toBeNull();
    expect(reads).toBe(1);
  });

  it('that is broken is not tried again at once', async () => {
    stored.set('broken.jpg', Buffer.from('none'));
    const source = { pathname: 'broken.jpg', hash: hashOf(Buffer.from('none')) };
    const pictures = open();
    for (const width of [320, 640]) {
      const answer = pictures.get(source, { ...VIEW, width }, false);
      await expect(answer).rejects.toMatchObject({ code: 'validation_failed' });
    }
    expect(reads).toBe(1);
    now = 10 * 60_000;
    await expect(pictures.get(source, VIEW, false)).rejects.toThrow();
    expect(reads).toBe(2);
  });

  it('is refused where too much waits already', async () => {
    const source = await store('a.jpg');
    const queue = new WorkQueue({ concurrency: 1, waiting: 1 });
    const pictures = open(queue);
    let free = () => {};
    const busy = queue.run(() => new Promise<void>((resolve) => (free = resolve)));
    const answers = [320, 640].map((width) => pictures.get(source, { width, quality: 5 }, false));
    await expect(Promise.race(answers)).rejects.toMatchObject({ code: 'unavailable' });
    free();
    await busy;
    const states = (await Promise.allSettled(answers)).map(({ status }) => status);
    expect(states.sort()).toEqual(['fulfilled', 'rejected']);
    for (const width of [320, 640]) {
      expect((await pictures.get(source, { width, quality: 5 }, false))?.form).toBe('webp');
    }
  });
});

describe('a crop', () => {
  it('shows the part that it is cropped at', async () => {
    const source = await store('a.jpg');
    const pictures = open();
    const tiles = [100, 900].map((each) => pictures.get(source, { ...TILE, crop: each }, false));
    const [left, right] = await Promise.all(tiles);
    expect(left?.bytes.equals(right?.bytes ?? Buffer.alloc(0))).toBe(false);
  });
});

describe('AVIF', () => {
  it('is never made while somebody waits, and given once it is there to those who take it', async () => {
    const source = await store('a.jpg');
    const pictures = open();
    expect((await pictures.get(source, VIEW, true))?.form).toBe('webp');
    await until(async () => (await pictures.get(source, VIEW, true))?.form === 'avif');
    const avif = await pictures.get(source, VIEW, true);
    const webp = await pictures.get(source, VIEW, false);
    expect([avif?.form, webp?.form]).toEqual(['avif', 'webp']);
    expect(avif?.bytes.length).toBeLessThan(webp?.bytes.length ?? 0);
    expect((await sharp(avif?.bytes).metadata()).width).toBe(320);
  });

  it('that cannot be made is not tried again', async () => {
    const source = await store('a.jpg');
    encodesNothing = true;
    const pictures = open();
    await pictures.get(source, VIEW, true);
    await until(async () => (await formsOf(source.hash)).includes('none'));
    expect((await pictures.get(source, VIEW, true))?.form).toBe('webp');
    await pictures.resume();
    await pictures.prepare(source, 300);
    expect(encoded).toEqual([[320]]);
  });

  it('is made at all widths of a picture before anybody asks, of one reading, and then given at once', async () => {
    const source = await store('plain.jpg', false);
    const pictures = open();
    await pictures.prepare(source, 600);
    expect(encoded).toEqual([[320, 400, 480, 640]]);
    expect(reads).toBe(1);
    for (const width of [320, 400, 480, 640]) {
      const made = await pictures.get(source, { ...VIEW, width }, true);
      expect(made?.form).toBe('avif');
    }
    expect(reads).toBe(1);
    expect((await pictures.get(source, VIEW, false))?.form).toBe('webp');
    await pictures.prepare(source, 600);
    expect(encoded).toHaveLength(1);
    expect((await readdir(path.join(folder, '1'))).sort()).toEqual([source.hash.slice(0, 2)]);
  });

  it('is made where only some widths are missing', async () => {
    const source = await store('plain.jpg', false);
    const pictures = open();
    await pictures.prepare(source, 300);
    await pictures.prepare(source, 400);
    expect(encoded).toEqual([[320], [400]]);
  });

  it('is not made twice at the same time', async () => {
    const source = await store('plain.jpg', false);
    const pictures = open();
    await Promise.all([pictures.prepare(source, 300), pictures.prepare(source, 400)]);
    expect(encoded.flat().sort()).toEqual([320, 400]);
  });

  it('is made of the crops of a picture, apart from the whole', async () => {
    const source = await store('plain.jpg', false);
    const pictures = open();
    await pictures.prepareCrops(source, { width: 600, height: 600 }, 250);
    expect(encoded).toEqual([[320, 400]]);
    const crop = await pictures.get(source, { ...VIEW, crop: 250 }, true);
    expect(crop?.form).toBe('avif');
    expect(await sharp(crop?.bytes).metadata()).toMatchObject({ width: 320, height: 480 });
    expect(await formsOf(source.hash)).toEqual([]);
    // Too narrow.
    await pictures.prepareCrops(source, { width: 600, height: 900 }, 250);
    expect(encoded).toHaveLength(1);
  });

  it('is made after a restart of the crops that were left out', async () => {
    const source = await store('plain.jpg', false);
    const webp = await sharp(stored.get('plain.jpg')).resize(320).webp().toBuffer();
    for (const end of ['', '-250', '-1000']) await files.put(`${source.hash}-320-75${end}`, 'webp', webp);
    await open().resume();
    expect(encoded).toEqual([[320], [320], [320]]);
    for (const end of ['', '-250', '-1000'])
      expect([...(await files.formsOf(`${source.hash}-320-75${end}`))].sort()).toContain('webp');
    await open().resume();
    expect(encoded).toHaveLength(3);
  });

  it('is not made of a tile of the library', async () => {
    const source = await store('a.jpg');
    const pictures = open();
    await pictures.get(source, TILE, true);
    await pictures.resume();
    expect(await formsOf(source.hash, TILE)).toEqual(['webp']);
  });

  it('is made after a restart of what was left out, as far as the files are still there', async () => {
    const source = await store('a.jpg');
    const webp = await sharp(stored.get('a.jpg')).resize(320).webp().toBuffer();
    await files.put(`${source.hash}-320-75`, 'webp', webp);
    await files.put(`${'0'.repeat(64)}-320-75`, 'webp', webp);
    await open().resume();
    expect(await formsOf(source.hash)).toEqual(['avif', 'webp']);
    expect(encoded).toEqual([[320]]);
    expect(await formsOf('0'.repeat(64))).toEqual(['webp']);
  });
});
