import { describe, expect, it } from 'vitest';
import { IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from './file-types';
import { UPLOAD_TYPES, uploadTypeOf } from './upload-types';

describe('what can be uploaded (security U-2)', () => {
  it('is every picture and film that the library tells apart, and no more of a name than its extension', () => {
    const extensions = new Set<string>(Object.values(UPLOAD_TYPES));
    const missing = [...IMAGE_EXTENSIONS, ...VIDEO_EXTENSIONS].filter((each) => !extensions.has(each));
    expect(missing).toEqual(['jpeg', 'tiff']);
    expect(extensions.size).toBe(Object.keys(UPLOAD_TYPES).length);
  });

  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['image/apng', 'image/png'],
    ['audio/ogg; codecs=opus', 'audio/ogg'],
    ['VIDEO/X-M4V', 'video/mp4'],
    ['image/svg+xml', 'image/svg+xml'],
    ['text/html', null],
    ['application/zip', null],
    ['image/tiff', 'image/tiff'],
    ['toString', null],
    ['', null],
  ])('%s: %s', (contentType, type) => {
    expect(uploadTypeOf(contentType)).toBe(type);
  });
});
