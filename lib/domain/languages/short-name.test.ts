import { describe, expect, it } from 'vitest';
import { LANGUAGE_CATALOGUE } from './catalogue';
import { shortName } from './short-name';

describe('shortName', () => {
  it.each([
    ['English', 'Eng'],
    ['Русский', 'Рус'],
    ['Українська', 'Укр'],
    ['français', 'Fra'],
    ['Ελληνικά', 'Ελλ'],
    ['العربية', 'العربية'],
    ['中文', '中文'],
    ['', ''],
  ])('%s is %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });

  it('is different for every language of the catalogue that it could be mistaken for', () => {
    const names = LANGUAGE_CATALOGUE.map(({ name }) => shortName(name));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
