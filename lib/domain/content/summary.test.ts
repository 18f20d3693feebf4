import { describe, expect, it } from 'vitest';
import { normaliseContent } from './normalise';
import { listedParents, mediaReferences, summarisePage, windowPictures } from './summary';

const content = normaliseContent({
  sections: [
    {
      id: 's1',
      attributes: [{ id: 'a1', name: 'Year', slug: 'year', type: 'text', inherited: false }],
      blocks: [
        {
          id: 'b0',
          component: 'Hologram',
          props: { src: '/media/hologram.glb' },
          attributes: { a1: 'never' },
        },
        {
          id: 'b1',
          component: 'RichText',
          props: {
            content:
              '<p><a href="/media/cv.pdf">CV</a> <a href="https://x.example/media/not-ours.jpg">x</a></p>',
          },
          attributes: { a1: '', medium: 'bronze' },
        },
        {
          id: 'b2',
          component: 'MediaObject',
          props: { src: 'javascript:alert(1)' },
          attributes: { a1: 2021 },
        },
        {
          id: 'b3',
          component: 'MediaObject',
          props: { src: '/media/works/a.jpg' },
          attributes: { a1: 2022 },
        },
        {
          id: 'b4',
          component: 'MediaGallery',
          props: { items: [{ src: '/media/b.jpg' }, { src: '/media/works/a.jpg' }] },
        },
      ],
    },
    {
      id: 's2',
      blocks: [
        { id: 'b5', component: 'PageList', props: { parentPage: '/works' } },
        { id: 'b6', component: 'PageList', props: { parentPage: '/works' } },
        { id: 'b7', component: 'PageList', props: { parentPage: '//evil.example' } },
        { id: 'b8', component: 'PageList', props: {} },
      ],
    },
  ],
});

describe('summary: what other pages show of a page (docs/reference/editing.md#kinds-of-blocks)', () => {
  it('shows the first picture and the first value of each attribute, by slug', () => {
    expect(summarisePage(content)).toEqual({
      cover: '/media/works/a.jpg',
      attributes: { medium: 'bronze', year: 2021 },
      attributeNames: { year: 'Year' },
    });
  });

  it('names an attribute that the page defines by its slug', () => {
    const medium = { id: 'medium', name: 'Medium', slug: 'material', type: 'text', inherited: false };
    expect(summarisePage(content, [medium]).attributes).toEqual({ material: 'bronze', year: 2021 });
  });

  it('knows the pictures that fill the window, and no others', () => {
    const slides = [
      { image: '/media/a.jpg' },
      { image: '' },
      { image: '/media/b.jpg', tallImage: '/media/c.jpg' },
    ];
    const blocks = [
      { component: 'HeroSlider', props: { slides } },
      { component: 'MediaObject', props: { src: '/media/d.jpg' } },
    ];
    expect(windowPictures(normaliseContent({ sections: [{ blocks }] })).filter((src) => src !== '')).toEqual([
      '/media/a.jpg',
      '/media/b.jpg',
    ]);
    expect(windowPictures(content)).toEqual([]);
  });

  it('finds a picture inside a slide and a film', () => {
    const page = (component: string, props: object) =>
      summarisePage(normaliseContent({ sections: [{ blocks: [{ component, props }] }] })).cover;
    expect(page('HeroSlider', { slides: [{ image: '' }, { image: '/media/hero.jpg' }] })).toBe(
      '/media/hero.jpg',
    );
    expect(page('Video', { url: '/media/a.webm', poster: '/media/a.jpg' })).toBe('/media/a.jpg');
    expect(page('RichText', {})).toBeNull();
  });

  it('counts every own file in use, in unknown kinds too', () => {
    expect(mediaReferences(content)).toEqual([
      '/media/b.jpg',
      '/media/cv.pdf',
      '/media/hologram.glb',
      '/media/works/a.jpg',
    ]);
  });

  it('lists the pages whose children are shown, once each', () => {
    expect(listedParents(content)).toEqual(['/works']);
  });

  it('has nothing to say of an empty page', () => {
    const empty = { sections: [] };
    expect([summarisePage(empty), mediaReferences(empty), listedParents(empty)]).toEqual([
      { cover: null, attributes: {}, attributeNames: {} },
      [],
      [],
    ]);
  });
});
