import { describe, expect, it } from 'vitest';
import { block, section } from '@/tests/factories/page-view';
import { lightboxKey, lightboxKeys } from './lightbox-keys';

const gallery = (id: string, keys: (string | undefined)[], lightbox = true) =>
  block(
    'MediaGallery',
    { lightbox, items: keys.map((key) => ({ ...(key ? { key } : {}), src: '/media/photos/sea.jpg' })) },
    { id },
  );
const work = (id: string, src: string) => block('MediaObject', { src }, { id });
const content = (...blocks: ReturnType<typeof block>[]) => ({ sections: [section('s', 'S', blocks)] });

describe('the keys of pictures in the address', () => {
  it('are an item’s own, or else the file’s name', () => {
    const page = content(work('w', '/media/works/tidal-archive.jpg'), gallery('g', ['photo-01', undefined]));
    expect([...lightboxKeys(page).values()]).toEqual(['tidal-archive', 'photo-01', 'sea']);
    expect(lightboxKey(page, 'w')).toBe('tidal-archive');
    expect(lightboxKey(page, 'g', 1)).toBe('sea');
  });

  it('are never the same twice on a page', () => {
    const page = content(
      gallery('a', ['view-1', 'view-2']),
      gallery('b', ['view-1']),
      gallery('c', ['view-1']),
    );
    expect([...lightboxKeys(page).values()]).toEqual(['view-1', 'view-2', 'view-1-2', 'view-1-3']);
  });

  it.each([
    ['a gallery without a lightbox', gallery('g', ['one'], false)],
    ['a picture that is none', work('w', 'javascript:alert(1)')],
    ['another kind', block('Quote', { content: 'words' }, { id: 'q' })],
  ])('none for %s', (_what, given) => {
    expect(lightboxKeys(content(given)).size).toBe(0);
  });
});
