import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recording } from '@/tests/factories/recording';
import { detectType } from './detect-type';
import { examineMatroska } from './examine-matroska';
import { FileReader } from './file-reader';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'matroska-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function examine(bytes: Buffer) {
  const file = path.join(folder, 'film');
  await writeFile(file, bytes);
  return FileReader.over(file, examineMatroska);
}

describe('a WebM film', () => {
  it('as a browser recorded it: without sizes, index and length', async () => {
    const file = path.resolve('tests/factories/recorded.webm');
    expect(await detectType(file)).toBe('video/webm');
    const facts = await examine(await readFile(file));
    expect(facts).toEqual({ width: 64, height: 48, duration: expect.closeTo(11.9, 0) });
  });

  it.each<[string, Parameters<typeof recording>[0], number | null]>([
    ['many clusters of unknown size', { clusters: 3_000 }, 2_999.96],
    ['clusters that say their size, without a length', { clusters: 3, isSized: true }, 2.96],
    ['its length told', { clusters: 3, isSized: true, duration: 2_500 }, 2.5],
    ['its length told, and no sizes', { clusters: 3, duration: 2_500 }, 2.5],
    ['nothing recorded yet', { clusters: 0 }, null],
  ])('%s', async (_name, requested, duration) => {
    expect(await examine(recording(requested))).toEqual({ width: 320, height: 180, duration });
  });

  it('is refused where it says how large it is, and is cut off', async () => {
    const whole = recording({ clusters: 3, isSized: true });
    expect(await examine(whole.subarray(0, whole.length - 1))).toBeNull();
  });

  it('that broke off while it was recorded is there as far as it goes', async () => {
    const whole = recording({ clusters: 3 });
    const facts = await examine(whole.subarray(0, whole.length - 30));
    expect(facts?.duration).toBe(2.48);
  });

  it('is refused without a track, and whatever its bytes are nothing throws', async () => {
    expect(await examine(recording().subarray(0, 60))).toBeNull();
    const whole = recording({ clusters: 4 });
    const change = fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 6 }),
        fc.nat({ max: whole.length }),
        async (changes, end) => {
          const bytes = Buffer.from(whole);
          for (const [at, value] of changes) bytes[at] = value;
          const facts = await examine(bytes.subarray(0, end));
          expect(facts === null || typeof facts === 'object').toBe(true);
        },
      ),
    );
  });
});
