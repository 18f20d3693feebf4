import { describe, expect, it } from 'vitest';
import { sniffType } from './sniff-type';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('the kind of a file, by its bytes (security U-2)', () => {
  it.each([
    ['\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\x00\x00', 'image/png'],
    ['GIF89a\x01\x00', 'image/gif'],
    ['GIF87a\x01\x00', 'image/gif'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00', 'video/mp4'],
    ['\x00\x00\x00\x18ftypisom\x00\x00\x00\x00', 'video/mp4'],
    ['\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'video/webm'],
    ['\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska', null],
    ['\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', null],
    ['RIFF\x10\x00\x00\x00WAVEfmt ', null],
    ['<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['<!doctype html>GIF89a', null],
    ['MZ\x90\x00', null],
    ['\xff\xd8', null],
    ['', null],
  ])('%j: %s', (head, type) => {
    expect(sniffType(bytes(head))).toBe(type);
  });
});
