import { describe, expect, it } from 'vitest';
import { pictureSources } from './picture-sources';

/** Each width that is asked for, with the width that is said to come. */
function widths(srcSet: string | undefined): [requested: number, comes: number][] {
  return [...(srcSet ?? '').matchAll(/\?w=(\d+)&q=75 (\d+)w/g)].map(([, requested, comes]) => [
    Number(requested),
    Number(comes),
  ]);
}
const each = (...list: number[]) => list.map((width): [number, number] => [width, width]);

describe('widths that a picture is asked for (docs/reference/pictures.md#sizes)', () => {
  it.each([
    [{}, each(320, 400, 480, 640, 768, 1024, 1280, 1536, 1920, 2560, 3072, 3840)],
    [{ width: 2400 }, [...each(320, 400, 480, 640, 768, 1024, 1280, 1536, 1920), [2560, 2400]]],
    [{ width: 9000 }, each(320, 400, 480, 640, 768, 1024, 1280, 1536, 1920, 2560, 3072, 3840)],
    [{ width: 1024 }, each(320, 400, 480, 640, 768, 1024)],
    [{ width: 900 }, [...each(320, 400, 480, 640, 768), [1024, 900]]],
    [{ width: 2400, maxWidth: 640 }, each(320, 400, 480, 640)],
    [{ width: 500, maxWidth: 640 }, [...each(320, 400, 480), [640, 500]]],
  ])('%j: %j', (options, expected) => {
    expect(widths(pictureSources('/media/a%20b.jpg', options).srcSet)).toEqual(expected);
  });

  it('has no choice to offer of a small one', () => {
    const only = { src: '/media/a.jpg?w=320&q=75' };
    expect(pictureSources('/media/a.jpg', { width: 100 })).toEqual(only);
    expect(pictureSources('/media/a.jpg', { width: 2400, maxWidth: 320 })).toEqual(only);
  });

  it('asks where the picture itself is, and by the largest where the browser knows no set', () => {
    const { src, srcSet } = pictureSources('/media/a%20b.jpg', { width: 400 });
    expect(src).toBe('/media/a%20b.jpg?w=400&q=75');
    expect(srcSet).toBe('/media/a%20b.jpg?w=320&q=75 320w, /media/a%20b.jpg?w=400&q=75 400w');
  });

  it.each(['/media/a.svg', '/media/a.GIF', '/media/a.bmp', '/elsewhere/a.jpg'])(
    'leaves %s as it is',
    (src) => {
      expect(pictureSources(src)).toEqual({ src });
    },
  );
});
