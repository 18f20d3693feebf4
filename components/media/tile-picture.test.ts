import { describe, expect, it } from 'vitest';
import { formatDuration, tilePicture } from './tile-picture';

describe('what a tile shows (docs/reference/media.md#library)', () => {
  it.each([
    ['image/jpeg', { kind: 'picture', src: '/media/a%20b.x' }],
    ['image/svg+xml', { kind: 'picture', src: '/media/a%20b.x' }],
    ['image/tiff', { kind: 'picture', src: '/media/a%20b.x' }],
    ['image/heic', { kind: 'icon' }],
    ['video/mp4', { kind: 'film', src: '/media/a%20b.x#t=1' }],
    ['audio/mpeg', { kind: 'icon' }],
    ['application/pdf', { kind: 'icon' }],
  ])('%s: %o', (contentType, expected) => {
    expect(tilePicture({ pathname: 'a b.x', contentType })).toEqual(expected);
  });

  it('is the frame of a film that has one', () => {
    const film = { pathname: 'a.webm', contentType: 'video/webm', poster: '/media/posters/a.jpg' };
    expect(tilePicture(film)).toEqual({ kind: 'picture', src: '/media/posters/a.jpg' });
  });
});

it.each([
  [0.2, '0:01'],
  [6.6, '0:07'],
  [59.7, '1:00'],
  [750, '12:30'],
  [3_723, '1:02:03'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
