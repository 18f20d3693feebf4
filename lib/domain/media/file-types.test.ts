import { describe, expect, it } from 'vitest';
import { extensionOf, fileGroupOf, fileKindOf, fileNameOf } from './file-types';

describe('kinds by content type (docs/reference/media.md#library)', () => {
  it.each([
    ['image/jpeg', 'image'],
    ['IMAGE/SVG+XML', 'image'],
    ['video/mp4', 'video'],
    ['audio/ogg', 'audio'],
    ['application/pdf', 'pdf'],
    ['application/pdf; charset=binary', 'pdf'],
    ['text/plain', 'file'],
    ['application/image', 'file'],
    ['', 'file'],
  ])('%s is shown as %s', (contentType, kind) => {
    expect(fileKindOf(contentType)).toBe(kind);
  });
});

describe('groups by extension (docs/reference/media.md#library)', () => {
  it.each(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg', 'bmp', 'tif', 'tiff', 'JPG'])(
    '.%s is an image',
    (extension) => {
      expect(fileGroupOf(`works/x.${extension}`)).toBe('images');
    },
  );

  it.each(['mp4', 'webm', 'ogg', 'mov', 'avi', 'mkv', 'MP4'])('.%s is a video', (extension) => {
    expect(fileGroupOf(`works/x.${extension}`)).toBe('videos');
  });

  it.each(['a.pdf', 'a.heic', 'a', 'jpg', 'a.jpg.php', 'a.jpg/b', 'a.', ''])(
    '%j is a document',
    (pathname) => {
      expect(fileGroupOf(pathname)).toBe('documents');
    },
  );

  it('takes the name from the last segment and the extension from the name', () => {
    expect(fileNameOf('works/v1.2/tidal-archive.JPG')).toBe('tidal-archive.JPG');
    expect(fileNameOf('plain.png')).toBe('plain.png');
    expect(extensionOf('works/v1.2/tidal')).toBe('');
    expect(extensionOf('works/a.b.JPG')).toBe('jpg');
  });
});
