import { describe, expect, it } from 'vitest';
import { isMediaPathname } from './pathname';
import { storedStem } from './stored-name';

describe('the name of an uploaded file (security U-3)', () => {
  it.each([
    ['Закат №3.jpg', 'Закат-3'],
    ['IMG_0042.JPG', 'IMG_0042'],
    ['a.jpg.php', 'a-jpg'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\secret.png', 'secret'],
    ['.htaccess', 'file'],
    ['.png', 'file'],
    ['   ', 'file'],
    ['', 'file'],
    ['a\u0000b\u202Egpj.exe', 'a-b-gpj'],
    ['e\u0301te\u0301.webp', 'été'],
    ['CON', 'CON'],
    ['trailing. ', 'trailing'],
  ])('%j: %s', (name, stem) => {
    expect(storedStem(name)).toBe(stem);
  });

  it.each(['я'.repeat(300), '𝒜'.repeat(300), 'x'.repeat(5000), '\u0301\u0301', '👩‍👩‍👧'])(
    'is a part of a pathname whatever it was: %#',
    (name) => {
      expect(isMediaPathname(`uploads/${storedStem(`${name}.jpg`)}-0a1b2c.jpg`)).toBe(true);
    },
  );
});
