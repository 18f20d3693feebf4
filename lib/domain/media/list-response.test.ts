import { describe, expect, it } from 'vitest';
import { parseMediaList } from './list-response';

const blob = {
  pathname: 'works/a.jpg',
  name: 'a.jpg',
  folder: '',
  alts: {},
  captions: {},
  isDecorative: false,
  rights: {},
  isUsed: false,
  contentType: 'image/jpeg',
  size: 12,
  uploadedAt: '2025-01-02T03:04:05.000Z',
};

describe('parseMediaList (docs/reference/media.md#library)', () => {
  it.each([
    ['an empty library', { blobs: [], hasMore: false }],
    [
      'a page with more to come',
      {
        blobs: [{ ...blob, width: 3, height: 2, alts: { en: 'A' }, alt: 'A', focalPoint: { x: 0, y: 1 } }],
        hasMore: true,
        cursor: 'x',
      },
    ],
  ])('reads %s', (_name, answer) => {
    expect(parseMediaList(answer)).toEqual(answer);
  });

  it('asks for no more than the blobs array', () => {
    expect(parseMediaList({ blobs: [blob] })).toEqual({ blobs: [blob], hasMore: false });
  });

  it.each([null, undefined, '', [], {}, { blobs: null }, { blobs: {} }, { blobs: [{}], hasMore: false }])(
    'raises the sentence for %j',
    (answer) => {
      expect(() => parseMediaList(answer)).toThrow('Invalid response format');
    },
  );
});
