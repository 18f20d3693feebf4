import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '@/lib/domain/errors';
import { FONTS } from '@/lib/domain/limits';
import { missingLetters } from '@/lib/domain/site-theme/own-font';
import facts from '@/lib/domain/site-theme/typeface-facts.json';
import {
  asTtf,
  asWoff,
  cantarell,
  cutOut,
  LATIN,
  latinOf,
  lora,
  withoutClass,
} from '@/tests/factories/fonts';
import { examineFont } from './examine-font';
import { unpackFont } from './unpack-font';

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function examine(bytes: Buffer) {
  count += 1;
  const file = path.join(folder, `font-${count}`);
  await writeFile(file, bytes);
  return examineFont(file);
}

const problemOf = (bytes: Buffer) =>
  examine(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.extra?.problem : error),
  );

describe('fonts that are taken (docs/reference/look.md#own-fonts)', () => {
  it('become the same WOFF2, however they were packed, and stay the same when sent again', async () => {
    const ttf = await asTtf(lora('latin'));
    const [one, ...others] = await Promise.all([lora('latin'), ttf, asWoff(ttf)].map(examine));
    for (const other of others) expect(other?.hash).toBe(one?.hash);
    const served = await readFile(one?.file ?? '');
    expect(served.toString('latin1', 0, 4)).toBe('wOF2');
    expect((await examine(served)).hash).toBe(one?.hash);
  });

  it('are measured as the typefaces of the pairs are', async () => {
    const latin = await examine(lora('latin'));
    const cyrillic = await examine(lora('cyrillic', 'italic'));
    const known = facts.lora;
    expect(latin).toMatchObject({ family: 'Lora', isItalic: false, weight: [400, 700] });
    for (const name of ['ascent', 'descent', 'xHeight', 'latin'] as const)
      expect([name, latin[name]]).toEqual([name, expect.closeTo(known[name], 2)]);
    expect(cyrillic.isItalic).toBe(true);
    expect(missingLetters(latin, 'en')).toEqual([]);
    expect(missingLetters(latin, 'uk')).toHaveLength(66);
    expect(missingLetters(cyrillic, 'uk')).toEqual([]);
  });

  it('keep their outlines of PostScript, in every packing', async () => {
    const otf = cantarell();
    const [one, other] = await Promise.all([otf, asWoff(otf)].map(examine));
    expect(other?.hash).toBe(one?.hash);
    expect(one).toMatchObject({ family: 'Cantarell', isItalic: false, weight: [400, 400], kind: 'sans' });
    expect([one?.ascent, one?.descent]).toEqual([0.983, 0.217]);
    if (!one) throw new Error('No font.');
    for (const tag of ['en', 'ru', 'uk']) expect([tag, missingLetters(one, tag)]).toEqual([tag, []]);
    const served = await readFile(one.file);
    expect((await asTtf(served)).toString('latin1', 0, 4)).toBe('OTTO');
    expect((await examine(served)).hash).toBe(one.hash);
  });

  it.each([
    ['lora', 'serif'],
    ['eb-garamond', 'serif'],
    ['inter', 'sans'],
    ['oswald', 'sans'],
  ])(
    '%s counts as one with serifs or without by its letters, where it puts itself into no class',
    async (name, kind) => {
      const plain = withoutClass(await cutOut(latinOf(name), LATIN));
      expect((await examine(plain)).kind).toBe(kind);
    },
  );

  it('say which letters they lack', async () => {
    const russian = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
    const part = await examine(await cutOut(lora('cyrillic'), russian + russian.toUpperCase()));
    expect(missingLetters(part, 'ru')).toEqual([]);
    expect(missingLetters(part, 'uk')).toEqual(['ґ', 'є', 'і', 'ї', 'Ґ', 'Є', 'І', 'Ї']);
  });
});

describe('fonts that are refused', () => {
  it.each([
    ['nothing', () => Buffer.alloc(0), 'noFont'],
    ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1'), 'noFont'],
    ['markup', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'noFont'],
    ['a collection', () => Buffer.from('ttcf\0\x01\0\0', 'latin1'), 'collection'],
    ['the beginning of a font', () => lora('latin').subarray(0, 9_000), 'broken'],
    ['a name of a font and noughts', () => Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(900)]), 'broken'],
    ['an empty TTF', () => Buffer.concat([Buffer.from('\0\x01\0\0', 'latin1'), Buffer.alloc(60)]), 'broken'],
  ])('%s', async (_, bytes, problem) => {
    expect(await problemOf(bytes())).toBe(problem);
  });

  it('signs without letters', async () => {
    expect(await problemOf(await cutOut(lora('latin'), '0123456789!?'))).toBe('noLetters');
  });

  it('one that says less of itself than it unpacks to, or more than may be', async () => {
    const ttf = await cutOut(lora('latin'), LATIN);
    expect(await problemOf(asWoff(ttf, (size) => size - 1))).toBe('broken');
    expect(await problemOf(asWoff(ttf, (size) => size + FONTS.unpackedBytes))).toBe('tooLarge');
    const woff2 = Buffer.from(lora('latin'));
    woff2.writeUInt32BE(FONTS.unpackedBytes + 1, 16);
    expect(await problemOf(woff2)).toBe('tooLarge');
  });

  it('damaged ones: each is refused with a reason or taken, and nothing else happens', async () => {
    const ttf = await cutOut(lora('latin'), LATIN);
    const samples = [ttf, asWoff(ttf), Buffer.from(lora('latin'))];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(fc.nat(20_000), fc.nat(255)), { minLength: 1, maxLength: 12 }),
        async (sample, changes) => {
          const bytes = Buffer.from(sample);
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          try {
            expect(unpackFont(bytes).length).toBeLessThanOrEqual(FONTS.unpackedBytes + 4_096);
          } catch (error) {
            expect(error).toBeInstanceOf(AppError);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
