import { describe, expect, it } from 'vitest';
import { pictureSources } from './picture-sources';

function widths(srcSet: string | undefined): number[] {
  return [...(srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
}

describe('widths that a picture is asked for (specification §9 "image defaults")', () => {
  it.each([
    [{}, [320, 640, 768, 1024, 1280, 1536]],
    [{ width: 2400 }, [320, 640, 768, 1024, 1280, 1536]],
    [{ width: 1024 }, [320, 640, 768, 1024]],
    [{ width: 900 }, [320, 640, 768, 1024]],
    [{ width: 100 }, [320]],
    [{ width: 2400, maxWidth: 640 }, [320, 640]],
  ])('%j: %j', (options, expected) => {
    expect(widths(pictureSources('/media/a b.jpg', options).srcSet)).toEqual(expected);
  });

  it('names the optimiser’s address, with the picture’s own address escaped', () => {
    const { src } = pictureSources('/media/a b&c.jpg', { width: 320 });
    expect(src).toBe('/_next/image?url=%2Fmedia%2Fa%20b%26c.jpg&w=320&q=75');
  });

  it.each(['/media/a.svg', '/media/a.GIF', '/elsewhere/a.jpg'])('leaves %s as it is', (src) => {
    expect(pictureSources(src)).toEqual({ src });
  });
});
