import { describe, expect, it } from 'vitest';
import { shownName } from './shown-name';

describe('the name that people see (security U-3)', () => {
  it.each([
    ['Закат №3.jpg', 'jpg', 'Закат №3.jpg'],
    ['IMG 0042.JPEG', 'jpg', 'IMG 0042.jpg'],
    ['plan (2).txt', 'png', 'plan (2).png'],
    ['a.tar.gz', 'pdf', 'a.tar.pdf'],
    ['../../etc/passwd', 'png', 'passwd.png'],
    ['C:\\Users\\me\\photo.png', 'png', 'photo.png'],
    ['.htaccess', 'jpg', 'file.jpg'],
    ['', 'mp3', 'file.mp3'],
    [' \t . ', 'mp3', 'file.mp3'],
    ['a\u0000b\u202Egpj\u200B.exe', 'gif', 'abgpj.gif'],
    ['e\u0301te\u0301.webp', 'webp', 'été.webp'],
    ['half \ud800.png', 'png', 'half.png'],
    ['<img onerror=x>.png', 'png', '<img onerror=x>.png'],
  ])('%j as %s: %s', (given, extension, name) => {
    expect(shownName(given, extension)).toBe(name);
  });

  it.each(['я'.repeat(300), '𝒜'.repeat(300), 'x'.repeat(5000)])('is never too long: %#', (given) => {
    const name = shownName(`${given}.jpg`, 'jpg');
    expect([...name].length).toBeLessThanOrEqual(120);
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^.{30,}\.jpg$/u);
  });
});
