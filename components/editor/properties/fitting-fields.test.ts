import { describe, expect, it } from 'vitest';
import { BLOCKS } from '@/lib/domain/blocks';
import { fittingFields } from './fitting-fields';

const config = BLOCKS.PageList.fields.template.fields?.items?.fields?.config?.fields ?? {};

describe('what can be said of a part of a template', () => {
  it.each([
    ['title', ['tag', 'class']],
    ['separator', ['tag', 'class', 'text']],
    ['attribute', ['tag', 'class', 'attribute']],
    [undefined, ['tag', 'class', 'text', 'attribute']],
  ])('%s', (type, names) => {
    expect(Object.keys(fittingFields(config, type === undefined ? {} : { type }))).toEqual(names);
  });

  it('of anything else everything', () => {
    const { slides } = BLOCKS.HeroSlider.fields;
    expect(fittingFields(slides.fields ?? {}, { title: 'x' })).toBe(slides.fields);
  });
});

describe('the settings of a gallery', () => {
  const names = (stored: object) =>
    Object.keys(fittingFields(BLOCKS.MediaGallery.fields, stored)).filter((name) => name !== 'items');
  it.each([
    [{}, ['layout', 'columns', 'gap', 'lightbox', 'linker']],
    [{ layout: 'masonry' }, ['layout', 'columns', 'gap', 'lightbox', 'linker']],
    [{ layout: 'single', autoplay: true }, ['layout', 'gap', 'lightbox', 'linker']],
    [
      { layout: 'carousel' },
      [
        'layout',
        'gap',
        'autoplay',
        'lightbox',
        'linker',
        'showThumbnails',
        'thumbnailColumns',
        'showNavigation',
      ],
    ],
  ])('%j: only those that mean something there', (stored, expected) => {
    expect(names(stored)).toEqual(expected);
  });

  it('has the length of a pause where there is one', () => {
    expect(names({ layout: 'carousel', autoplay: true })).toContain('autoplayDelay');
  });
});
