import { describe, expect, it } from 'vitest';
import { filmSource } from './film-source';

describe('how a film is shown (docs/reference/editing.md#links)', () => {
  it.each([
    [
      'https://youtu.be/dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    ],
    [
      'https://vimeo.com/76979871',
      'https://vimeo.com/76979871',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    ],
    [
      'https://vimeo.com/76979871/0123abcdef',
      'https://vimeo.com/76979871/0123abcdef',
      'https://player.vimeo.com/video/76979871?dnt=1&h=0123abcdef&autoplay=1',
    ],
  ])('%s leads to its service and plays without its cookies', (url, address, player) => {
    expect(filmSource(url, undefined)).toMatchObject({ kind: 'elsewhere', address, player });
  });

  it.each([
    ['/media/a.mp4', undefined, false],
    ['/media/a.webp', undefined, true],
    ['/media/a.webp', 'video/mp4', false],
    ['/media/a.bin', 'image/gif', true],
  ])('%s of type %s is the site’s own, an animated picture: %s', (url, type, isAnimatedPicture) => {
    expect(filmSource(url, type)).toEqual({ kind: 'own', src: url, isAnimatedPicture });
  });

  it.each([
    '',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
    '//youtu.be/x',
  ])('%j is nothing', (url) => {
    expect(filmSource(url, undefined)).toBeNull();
  });
});
