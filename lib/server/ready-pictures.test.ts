import { expect, it } from 'vitest';
import { ReadyPictures } from './ready-pictures';

const ADDRESS = '/media/a.jpg?w=320&q=75';
const AVIF = 'image/avif,*/*';
const picture = (file: string) => ({ file, pieces: [], headers: { etag: `"${file}"` } });

it('knows an answer for a moment, by address and by what the client takes', () => {
  let now = 0;
  const ready = new ReadyPictures(() => now);
  ready.remember(ADDRESS, false, picture('webp'));
  expect(ready.find(ADDRESS, 'image/webp')).toMatchObject(picture('webp'));
  expect(ready.find(ADDRESS, undefined)).toMatchObject(picture('webp'));
  expect(ready.find(ADDRESS, AVIF)).toBeNull();
  expect(ready.find('/media/a.jpg?w=640&q=75', undefined)).toBeNull();
  ready.remember(ADDRESS, true, picture('avif'));
  expect(ready.find(ADDRESS, AVIF)).toMatchObject(picture('avif'));
  now = 5_000;
  expect(ready.find(ADDRESS, AVIF)).toBeNull();
  ready.remember(ADDRESS, true, picture('new'));
  expect(ready.find(ADDRESS, AVIF)).toMatchObject(picture('new'));
});

it('forgets the oldest when there are too many', () => {
  const ready = new ReadyPictures(() => 0);
  for (let index = 0; index <= 20_000; index += 1) ready.remember(`${index}`, false, picture('a'));
  expect([ready.find('0', undefined), ready.find('1', undefined)]).toEqual([null, expect.anything()]);
});

it('forgets a picture at every size, and no other', () => {
  const ready = new ReadyPictures(() => 0);
  const others = ['/media/a.jpg2?w=320&q=75', '/media/b/media/a.jpg?w=320&q=75'];
  for (const address of [ADDRESS, '/media/a.jpg?w=640&q=5', ...others]) {
    for (const takesAvif of [true, false]) ready.remember(address, takesAvif, picture('a'));
  }
  ready.forget('/media/a.jpg');
  const left = [ADDRESS, '/media/a.jpg?w=640&q=5', ...others].map((address) =>
    [undefined, AVIF].map((accept) => ready.find(address, accept) !== null),
  );
  expect(left).toEqual([
    [false, false],
    [false, false],
    [true, true],
    [true, true],
  ]);
});
