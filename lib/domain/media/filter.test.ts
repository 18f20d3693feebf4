import { describe, expect, it } from 'vitest';
import { filterMedia, type MediaFilter, matchesSearch } from './filter';

const items = ['works/Tidal.JPG', 'video/loop.mp4', 'press/kit.pdf', 'Виставки/Йод.png'].map((pathname) => ({
  pathname,
}));
const shown = (filter: Partial<MediaFilter>) =>
  filterMedia(items, { search: '', type: 'all', accept: 'all', ...filter }).map((item) =>
    items.indexOf(item),
  );

describe('what the library shows (specification §2.5, §5)', () => {
  it.each<[string, Partial<MediaFilter>, number[]]>([
    ['everything', {}, [0, 1, 2, 3]],
    ['images accepted', { accept: 'images' }, [0, 3]],
    ['videos accepted', { accept: 'videos' }, [1]],
    ['images and videos accepted', { accept: 'images,videos' }, [0, 1, 3]],
    ['the filter images', { type: 'images' }, [0, 3]],
    ['the filter videos', { type: 'videos' }, [1]],
    ['the filter documents', { type: 'documents' }, [2]],
    ['documents where only images are accepted', { type: 'documents', accept: 'images' }, []],
    ['a search in another case', { search: 'TIDAL' }, [0]],
    ['a search in the folder', { search: 'press/' }, [2]],
    ['a search in another script', { search: 'виставки' }, [3]],
    ['a search in decomposed letters', { search: 'и\u0306од' }, [3]],
    [
      'search, filter and accepted types together',
      { search: 'o', type: 'videos', accept: 'images,videos' },
      [1],
    ],
  ])('%s', (_name, filter, expected) => {
    expect(shown(filter)).toEqual(expected);
  });

  it('takes search signs literally and ignores space around the words', () => {
    expect(matchesSearch('.*', 'a.jpg')).toBe(false);
    expect(matchesSearch('  a.JPG ', 'works/a.jpg')).toBe(true);
  });
});
