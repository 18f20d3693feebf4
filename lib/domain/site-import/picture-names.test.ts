import { describe, expect, it } from 'vitest';
import { fileNameOf, fileOfPicture, isPictureName, pictureNames } from './picture-names';

describe('pictureNames: the names under which the file of a picture may be found', () => {
  it.each([
    ['https://a.example/wp-content/Sea-300x200.JPG?x=1#y', ['sea-300x200.jpg', 'sea.jpg']],
    ['/a/sea-scaled.jpg', ['sea-scaled.jpg', 'sea.jpg']],
    ['sea-scaled-1024x768.jpg', ['sea-scaled-1024x768.jpg', 'sea-scaled.jpg', 'sea.jpg']],
    ['C:\\pictures\\%D0%BC%D0%BE%D1%80%D0%B5.png', ['море.png']],
    ['/a/100%.png', ['100%.png']],
    ['/a/', []],
    ['', []],
  ])('%s', (src, names) => {
    expect(pictureNames(src)).toEqual(names);
  });

  it('knows pictures by their extension', () => {
    expect(['a.JPEG', '/b/c.webp?x', 'd.mp4', 'e', 'f.jpg.zip'].map(isPictureName)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the file that an address means', () => {
  const files = [
    { path: 'uploads/2019/05/tide.jpg', size: 9 },
    { path: 'uploads/2020/01/tide.jpg', size: 5 },
    { path: 'uploads/2020/01/tide-300x200.jpg', size: 1 },
    { path: 'shore-300x200.jpg', size: 1 },
  ];
  it.each([
    ['https://old.example/wp-content/uploads/2020/01/tide-300x200.jpg', 'uploads/2020/01/tide.jpg'],
    ['/uploads/2019/05/tide.jpg?ssl=1', 'uploads/2019/05/tide.jpg'],
    ['tide.jpg', 'uploads/2019/05/tide.jpg'],
    ['https://old.example/a/shore-300x200.jpg', 'shore-300x200.jpg'],
    ['https://old.example/a/other.jpg', undefined],
  ])('%s', (src, path) => {
    const named = (name: string) => files.filter((file) => fileNameOf(file.path) === name);
    expect(fileOfPicture(src, named)?.path).toBe(path);
  });
});
