import { expect, it } from 'vitest';
import { createBlock } from '../blocks';
import { blockTitle } from './block-title';
import type { Block } from './model';

const block = (kind: Parameters<typeof createBlock>[0], props: Record<string, unknown>): Block => {
  const made = createBlock(kind, 'b');
  return { ...made, props: { ...made.props, ...props } };
};

it.each<[string, Block, string]>([
  [
    'the words of a text',
    block('RichText', { content: '<h2>Salt &amp; light</h2><p>One.</p>' }),
    'Salt & light One.',
  ],
  [
    'no half tag of a long text',
    block('RichText', { content: `<p>Hm</p><p class="${'x'.repeat(700)}">` }),
    'Hm',
  ],
  ['a quote', block('Quote', { content: 'Less.', source: 'M.' }), 'Less.'],
  ['the caption of a picture', block('MediaObject', { caption: 'Tide', src: '/media/a/tide.jpg' }), 'Tide'],
  ['else its file', block('MediaObject', { src: '/media/a/tide.jpg' }), 'tide.jpg'],
  ['the title of a film', block('Video', { title: 'Making of', url: '/media/a.mp4' }), 'Making of'],
  ['else its address', block('Video', { title: ' ', url: '/media/a.mp4' }), '/media/a.mp4'],
  [
    'the first slide that says something',
    block('HeroSlider', { slides: [{ title: '' }, { title: 'Two' }] }),
    'Two',
  ],
  [
    'the first caption of a gallery',
    block('MediaGallery', { items: [{ alt: 'Alt' }, { caption: 'C' }] }),
    'Alt',
  ],
  ['the parent of a list of pages', block('PageList', { parentPage: '/works' }), '/works'],
  ['nothing of an empty one', block('RichText', { content: '' }), ''],
  ['nothing of a kind that nobody knows', { ...block('Quote', { content: 'x' }), component: 'Carousel' }, ''],
])('blockTitle gives %s', (_name, given, title) => {
  expect(blockTitle(given)).toBe(title);
});

it('cuts long words between letters as people see code points', () => {
  const title = blockTitle(block('Quote', { content: '🌊'.repeat(80) }));
  expect([...title]).toHaveLength(61);
  expect(title.endsWith('🌊…')).toBe(true);
});
