import { describe, expect, it } from 'vitest';
import { filmSources } from './film-sources';

const MEDIA = {
  '/media/a.mp4': { contentType: 'video/mp4', width: 1920, height: 1080 },
  '/media/a.webm': { contentType: 'video/webm', width: 1920, height: 1080 },
  '/media/small.mp4': { contentType: 'video/mp4', width: 960, height: 540 },
  '/media/a.mov': { contentType: 'video/quicktime', width: 1920, height: 1080 },
};
const WIDE =
  '(min-width: 961px), (min-width: 641px) and (min-resolution: 1.5dppx), (min-width: 481px) and (min-resolution: 2dppx), (min-width: 321px) and (min-resolution: 3dppx)';

describe('the sources of a film (docs/reference/media.md#films)', () => {
  it('are the film itself, with its type', () => {
    expect(filmSources(['/media/a.mp4'], MEDIA)).toEqual([{ src: '/media/a.mp4', type: 'video/mp4' }]);
  });

  it('name no type that a browser would refuse without trying, nor one that is not known', () => {
    expect(filmSources(['/media/a.mov'], MEDIA)).toEqual([{ src: '/media/a.mov' }]);
    expect(filmSources(['/media/unknown.mp4'], MEDIA)).toEqual([{ src: '/media/unknown.mp4' }]);
  });

  it('begin with WebM where the size is the same, whichever was chosen first', () => {
    expect(filmSources(['/media/a.mp4', '/media/a.webm', '/media/a.mp4'], MEDIA)).toEqual([
      { src: '/media/a.webm', type: 'video/webm' },
      { src: '/media/a.mp4', type: 'video/mp4' },
    ]);
  });

  it('have those that were made of it, each width once', () => {
    const made = {
      '/media/a.mp4': { ...MEDIA['/media/a.mp4'], filmWidths: [640, 1280] },
      '/media/a.webm': { ...MEDIA['/media/a.webm'], filmWidths: [640, 1280] },
    };
    expect(
      filmSources(['/media/a.mp4', '/media/a.webm'], made).map(({ src, media }) => [src, !media]),
    ).toEqual([
      ['/media/a.webm', false],
      ['/media/a.mp4', false],
      ['/media/a.mp4?width=1280', false],
      ['/media/a.mp4?width=640', true],
      ['/media/a.webm', true],
    ]);
  });

  it('give a large film to windows that show more than the small one has, and each format to browsers with that alone', () => {
    expect(filmSources(['/media/a.webm', '/media/small.mp4', '/media/a.mp4'], MEDIA)).toEqual([
      { src: '/media/a.webm', type: 'video/webm', media: WIDE },
      { src: '/media/a.mp4', type: 'video/mp4', media: WIDE },
      { src: '/media/small.mp4', type: 'video/mp4' },
      { src: '/media/a.webm', type: 'video/webm' },
    ]);
  });
});
