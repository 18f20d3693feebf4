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

it('knows how the tiles of a picture are read for a moment, until the picture or all is forgotten', async () => {
  let now = 0;
  const ready = new ReadyPictures(() => now);
  const tile = { bytes: new Uint8Array([1]), headers: {} };
  const address = '/iiif/works/a.jpg/0,0,512,512/512,512/0/default.jpg';
  const remember = () => ready.rememberTiles('/media/works/a.jpg', async () => tile);
  remember();
  expect(await ready.findTile(address)?.()).toBe(tile);
  now = 5_000;
  expect(ready.findTile(address)).toBeNull();
  remember();
  ready.forget('/media/works/a.jpg');
  expect(ready.findTile(address)).toBeNull();
  remember();
  ready.clear();
  expect(ready.findTile(address)).toBeNull();
});

it.each([
  '/iiif/a.jpg/info.json',
  '/iiif/a.jpg/full/max/0/default.jpg',
  '/iiif/a.jpg/0,0,512,512/512,512/90/default.jpg',
  '/iiif/a.jpg/0,0,512,512/512,512/0/default.jpg?x=1',
  '/iiif/a.jpg/..%2F..%2Fsecret/512,512/0/default.jpg',
  '/iiif/a.jpg/0,0,512,512/../512,512/0/default.jpg',
  '/iiif/A.jpg/0,0,512,512/512,512/0/default.jpg',
  '/iiif/b.jpg/0,0,512,512/512,512/0/default.jpg',
  '/media/a.jpg/0,0,512,512/512,512/0/default.jpg',
])('leaves %s to the application', (address) => {
  const ready = new ReadyPictures(() => 0);
  ready.rememberTiles('/media/a.jpg', async () => ({ bytes: new Uint8Array(), headers: {} }));
  expect(ready.findTile(address)).toBeNull();
});
