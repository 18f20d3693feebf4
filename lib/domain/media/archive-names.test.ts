import { expect, it } from 'vitest';
import { nameInArchive } from './archive-names';

it('names each file of an archive once, and none out of it', () => {
  const taken = new Set<string>();
  const given = [
    'Закат.jpg',
    'закат.JPG',
    'Закат (2).jpg',
    'Закат.jpg',
    '../a.jpg',
    'a\\b',
    'README',
    'readme',
  ];
  expect(given.map((name) => nameInArchive(name, taken))).toEqual([
    'Закат.jpg',
    'закат (2).JPG',
    'Закат (2) (2).jpg',
    'Закат (3).jpg',
    '..-a.jpg',
    'a-b',
    'README',
    'readme (2)',
  ]);
});
