import { describe, expect, it } from 'vitest';
import { examineCaptions } from './examine-captions';

const CUE = '00:01.000 --> 00:04.500\nWind over the water.\n';
const facts = (text: string) => examineCaptions(Buffer.from(text));

describe('captions of a film (docs/reference/media.md#uploads)', () => {
  it.each([
    ['one caption', `WEBVTT\n\n${CUE}`, 4.5],
    [
      'a title, notes and styles',
      `WEBVTT Flock\n\nNOTE by hand\n\nSTYLE\n::cue { color: red }\n\n${CUE}`,
      4.5,
    ],
    [
      'settings and hours',
      'WEBVTT\r\n\r\n1\r\n01:00:00.000 --> 01:00:02.000 line:0 align:start\r\nLate',
      3602,
    ],
    ['a mark of the byte order', `\ufeffWEBVTT\n\n${CUE}`, 4.5],
    ['the last in the middle', `WEBVTT\n\n00:05.000 --> 00:09.000\nLong\n\n${CUE}`, 9],
  ])('takes %s', (_, text, duration) => {
    expect(facts(text)).toEqual({ width: null, height: null, duration });
  });

  it.each([
    ['no caption', 'WEBVTT\n\nNOTE nothing yet\n'],
    ['another beginning', `WEBVTTX\n\n${CUE}`],
    ['a time that ends before it begins', 'WEBVTT\n\n00:04.000 --> 00:01.000\nBack'],
    ['a time with a comma, as SubRip writes it', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nNo'],
    ['seconds beyond sixty', 'WEBVTT\n\n00:61.000 --> 00:62.000\nNo'],
    ['a character that is no text', `WEBVTT\n\n${CUE}\u0000`],
  ])('refuses %s', (_, text) => {
    expect(facts(text)).toBeNull();
  });

  it('refuses what is not UTF-8', () => {
    expect(examineCaptions(Buffer.from([...Buffer.from(`WEBVTT\n\n${CUE}`), 0xff]))).toBeNull();
  });
});
