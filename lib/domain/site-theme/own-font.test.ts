import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CATALOGUE } from '../languages/catalogue';
import { lettersOf } from './alphabets';
import { facesOf } from './faces';
import { DEFAULT_THEME, readTheme } from './model';
import {
  missingLetters,
  type OwnFont,
  ownFont,
  ownFontFaces,
  plainFontName,
  suitsLanguage,
  writtenRanges,
} from './own-font';
import { scaleProperties } from './scales';
import { themeStyle, wholeThemeStyle } from './theme-style';

const ID = 'ab12cd34ab12cd34ab12cd34ab12cd34';
const HASHES = { regular: 'a'.repeat(64), italic: 'b'.repeat(64), bold: 'c'.repeat(64) };
const pointsOf = (...tags: string[]) =>
  tags.flatMap((tag) => (lettersOf(tag) ?? []).map((letter) => letter.codePointAt(0) ?? 0));

const font = (changed: Partial<OwnFont> = {}): OwnFont => ({
  ...{ id: ID, name: 'Tide', kind: 'serif', ascent: 0.95, descent: 0.25, xHeight: 0.5 },
  ...{ latin: 0.45, cyrillic: 0.5, letters: writtenRanges(pointsOf('en', 'ru')), isRestricted: false },
  files: [{ style: 'regular', hash: HASHES.regular, size: 1, weight: [400, 400] }],
  ...changed,
});
const theme = { ...DEFAULT_THEME, ownDisplay: ID, ownText: ID };
const faces = (tag: string, ...fonts: OwnFont[]) => facesOf(theme, fonts, tag);

describe('letters of an uploaded font', () => {
  it('are known for every language that a site can have', () => {
    for (const { tag } of LANGUAGE_CATALOGUE) expect([tag, lettersOf(tag)]).not.toEqual([tag, null]);
    expect(lettersOf('xx')).toBeNull();
    expect(lettersOf('uk-UA')).toEqual(lettersOf('uk'));
  });

  it('are told apart from those that it lacks', () => {
    expect(missingLetters(font(), 'ru')).toEqual([]);
    expect(missingLetters(font(), 'uk')).toEqual(['ґ', 'є', 'і', 'ї', 'Ґ', 'Є', 'І', 'Ї']);
    expect(missingLetters(font(), 'xx')).toBeNull();
    expect(suitsLanguage(font(), 'xx')).toBe(false);
  });

  it('are the same when their ranges are read again, whatever they are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0x61, max: 0x7a }), { minLength: 1 }), (points) => {
        const letters = writtenRanges(points);
        expect(ownFont.shape.letters.parse(letters)).toBe(letters);
        const missing = missingLetters({ letters }, 'en') ?? [];
        const small = (lettersOf('en') ?? []).slice(0, 26);
        const there = points.map((point) => String.fromCodePoint(point));
        expect(small.filter((letter) => !missing.includes(letter))).toEqual([...there].sort());
      }),
    );
  });
});

describe('names of fonts', () => {
  it.each([
    ['  Tide\u0000\u202E\n Serif ', 'Tide Serif'],
    ['\u200b', ''],
    ['😀'.repeat(60), '😀'.repeat(40)],
    [`${'a'.repeat(79)}😀`, 'a'.repeat(79)],
  ])('%j is shown as %j', (given, shown) => {
    expect(plainFontName(given)).toBe(shown);
  });
});

describe('pages in an uploaded font (docs/reference/look.md#own-fonts)', () => {
  it('have it before the pair, with stand-ins of its size, where it has the letters of their language', () => {
    const style = themeStyle(theme, faces('ru', font()));
    expect(style).toContain(`src:url(/media/fonts/${HASHES.regular}.woff2) format("woff2")`);
    expect(style).toContain('--typeface-text:"Own ab12cd34",var(--text-latin)');
    expect(style).toContain('--stand-in-display:"Own ab12cd34 Georgia"');
    expect(style.match(/@font-face\{font-family:"Own ab12cd34";/g)).toHaveLength(1);
    expect(themeStyle(theme, faces('uk', font()))).toBe('');
    expect(themeStyle(theme, faces('ru'))).toBe('');
  });

  it('are drawn with the files that it has', () => {
    const weight: [number, number] = [400, 400];
    const one = (style: keyof typeof HASHES) => ({ style, hash: HASHES[style], size: 1, weight });
    const weights = (changed: Partial<OwnFont>) =>
      ownFontFaces(font(changed)).map((face) =>
        /font-style:(\w+);font-weight:([\d ]+)/.exec(face)?.slice(1).join(' '),
      );
    expect(weights({})).toEqual(['normal 1 599']);
    expect(weights({ files: [{ ...one('regular'), weight: [900, 900] }] })).toEqual(['normal 1 1000']);
    expect(weights({ files: [{ ...one('regular'), weight: [300, 800] }] })).toEqual(['normal 300 800']);
    expect(
      weights({ files: [one('regular'), one('italic'), { ...one('bold'), weight: [700, 700] }] }),
    ).toEqual(['normal 1 599', 'italic 1 1000', 'normal 600 1000']);
  });

  it('have lines of 60 to 75 signs, however wide its letters are', () => {
    const width = fc.double({ min: 0.1, max: 2, noNaN: true });
    fc.assert(
      fc.property(width, width, fc.constantFrom('en', 'ru'), (latin, cyrillic, tag) => {
        const scale = scaleProperties(theme, faces(tag, font({ latin, cyrillic })));
        const signs = Number.parseFloat(scale['--measure'] ?? '') / (tag === 'ru' ? cyrillic : latin);
        expect(signs).toBeGreaterThanOrEqual(59.9);
        expect(signs).toBeLessThanOrEqual(75.1);
      }),
    );
  });

  it('hold nothing of what a file or a look says of itself', () => {
    const hostile = '</style><script>"\\';
    const given = readTheme({ ...theme, ownDisplay: hostile, ownText: `${ID}"}` });
    expect([given.ownDisplay, given.ownText]).toEqual(['', '']);
    const style = wholeThemeStyle(theme, faces('en', font({ name: hostile })));
    expect(style).toContain('"Own ab12cd34"');
    expect(style).not.toContain('<');
    expect(style).not.toContain('script');
  });
});
