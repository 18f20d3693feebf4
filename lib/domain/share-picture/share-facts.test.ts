import { describe, expect, it } from 'vitest';
import { block, listedPage, pageView, section } from '@/tests/factories/page-view';
import { shareFacts } from './share-facts';

const TEXTS = { artist: 'Daria Selivan', motto: 'Virtual worlds' };

const view = (path: string, title: string, attributes: Record<string, string | number> = {}) =>
  pageView({
    path,
    title,
    sections: [section('s', 'S', [block('MediaObject', { src: '/media/a.jpg' }, { attributes })])],
  });

describe('what the picture of a page says (issue "Finding it")', () => {
  it.each([
    ['/works/digital-art/nft/seed-vault', { year: 2021, medium: 'Drawings' }, ['2021', 'Drawings']],
    ['/works/digital-art/nft/seed-vault', { year: 2021 }, ['2021']],
    [
      '/exhibitions/unlit',
      { dates: '1 – 2 May', venue: 'Hall', city: 'Vienna' },
      ['1 – 2 May', 'Hall, Vienna'],
    ],
    ['/exhibitions/unlit', { city: 'Vienna' }, ['Vienna']],
    ['/', { year: 2021 }, ['Virtual worlds']],
    ['/about', { year: 2021 }, []],
  ])('%s with %j has the label %j', (path, attributes, label) => {
    expect(shareFacts(view(path, 'A', attributes as Record<string, string>), TEXTS).label).toEqual(label);
  });

  it('does not say the artist’s name twice', () => {
    expect(shareFacts(view('/about', 'About Daria Selivan'), TEXTS).artist).toBe('');
    expect(shareFacts(view('/about', 'Studio'), TEXTS).artist).toBe('Daria Selivan');
    expect(shareFacts(view('/about', ''), TEXTS)).toMatchObject({ title: 'Daria Selivan', artist: '' });
  });

  it('borrows the cover of a page that it lists where it has none', () => {
    const listed = {
      '/works': [listedPage('/works/a', 'A'), listedPage('/works/b', 'B', { cover: '/media/b.jpg' })],
    };
    const bare = pageView({ path: '/works', rest: { listed } });
    expect(shareFacts(bare, TEXTS)).toMatchObject({ cover: '/media/b.jpg', isBorrowed: true });
    expect(shareFacts({ ...view('/works', 'A'), listed }, TEXTS)).toMatchObject({
      cover: '/media/a.jpg',
      isBorrowed: false,
    });
    expect(shareFacts(pageView({ path: '/works' }), TEXTS)).toMatchObject({ cover: null, isBorrowed: false });
  });

  it('knows where its picture is cut', () => {
    const media = { '/media/a.jpg': { contentType: 'image/jpeg', focalPoint: { x: 0.2, y: 1 } } };
    const page = view('/exhibitions/unlit', 'A');
    expect(shareFacts(page, TEXTS).focus).toBeNull();
    expect(shareFacts({ ...page, media }, TEXTS).focus).toEqual({ x: 0.2, y: 1 });
  });

  it('hangs a work whole, in the dark theme', () => {
    const work = shareFacts(view('/works/digital-art/nft/seed-vault', 'A'), TEXTS);
    expect(work).toMatchObject({ isHung: true, theme: 'dark', cover: '/media/a.jpg' });
    expect(shareFacts(view('/exhibitions/unlit', 'A'), TEXTS)).toMatchObject({
      isHung: false,
      theme: 'paper',
    });
  });
});
