import { describe, expect, it } from 'vitest';
import { filmWidths } from './film-sizes';

describe('the widths at which a film is made again (docs/reference/media.md#films)', () => {
  it.each([
    ['video/mp4', 3840, [640, 1280, 1920]],
    ['video/mp4', 1920, [640, 1280]],
    ['video/webm', 1280, [640]],
    ['video/mp4', 700, []],
    ['video/quicktime', 1920, [640, 1280, 1920]],
    ['video/mp4', null, []],
    ['image/jpeg', 3840, []],
    ['text/vtt', undefined, []],
  ])('%s of %s pixels: %j', (contentType, width, widths) => {
    expect(filmWidths({ contentType, width })).toEqual(widths);
  });
});
