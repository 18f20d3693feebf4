import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture';

const FACTS = {
  contentType: 'image/jpeg',
  width: 2400,
  height: 1350,
  placeholder: 'data:image/webp;base64,UklGRg==',
};
const draw = (given: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(
    <Picture src="/media/a.jpg" alt="" facts={FACTS} widths={[{ width: '100vw' }]} {...given} />,
  );

it('keeps its place: the size it has, its shape, and a tiny picture until it comes', () => {
  const html = draw();
  expect(html).toContain('width="2400" height="1350"');
  expect(html).toContain('--ratio:1.7778');
  expect(html).toContain('background-image:url(data:image/webp;base64,UklGRg==)');
});

it.each<[string, Partial<Parameters<typeof Picture>[0]>]>([
  ['a thumbnail', { maxWidth: 320 }],
  ['a small picture', { facts: { ...FACTS, width: 200 } }],
  ['what is no picture’s address', { facts: { ...FACTS, placeholder: 'data:image/webp;base64,x);}' } }],
])('%s has nothing in its place', (_name, given) => {
  expect(draw(given)).not.toContain('background-image');
});

it('is loaded before all else where it leads, and late elsewhere', () => {
  const leading = draw({ priority: true });
  // React asks for it in the head as well, with the same widths.
  expect(leading).toMatch(
    /<link rel="preload" as="image" imageSrcSet="[^"]+" imageSizes="[^"]+" fetchPriority="high"\/>/,
  );
  expect(leading).toMatch(/<img [^>]*loading="eager" fetchPriority="high"/);
  expect(draw()).not.toContain('<link');
  expect(draw()).toContain('loading="lazy"');
});

it.each([true, false])(
  'does not hold the page’s words back while it is decoded (leading: %s)',
  (priority) => {
    expect(draw({ priority })).toContain('decoding="async"');
  },
);

it.each(['image/svg+xml', 'image/gif'])('%s is shown as it is stored, whatever its name', (contentType) => {
  expect(draw({ facts: { ...FACTS, contentType } })).toMatch(/<img [^>]*src="\/media\/a\.jpg" alt/);
});

it('gives a tall screen a picture of its own, cut about a point of its own', () => {
  const tall = {
    src: '/media/tall.jpg',
    facts: { contentType: 'image/jpeg', width: 1200, height: 1800, focalPoint: { x: 0.5, y: 0.1 } },
    widths: [{ width: '100vw' }],
  };
  const html = draw({ tall, priority: true, facts: { ...FACTS, focalPoint: { x: 0.2, y: 0.5 } } });
  expect(html).toMatch(
    /^<picture[^>]*><source media="\(orientation: portrait\)" srcSet="\/media\/tall\.jpg[^"]+" sizes="[^"]+" width="1200" height="1800"\/><img /,
  );
  expect(html).toContain('--focus:20% 50%;--focus-tall:50% 10%');
  expect(html).not.toMatch(/preload|background-image|object-position/);
});

it('is cut around what matters in it, where it is cut at all', () => {
  const focused = draw({ facts: { ...FACTS, focalPoint: { x: 0.2, y: 2 / 3 } } });
  expect(focused).toContain('object-position:20% 66.7%;background-position:20% 66.7%');
  expect(draw()).not.toContain('position');
});

describe('a picture that fills the window', () => {
  const cropped = [{ width: 'max(100vw, 0.667 * 100vh)' }];
  const focused = { ...FACTS, focalPoint: { x: 0.2, y: 0.5 } };

  it('is cropped about its point for phones held upright, and whole for all others', () => {
    const html = draw({ cropped, priority: true, facts: focused });
    expect(html).toMatch(/^<picture class="contents"><source media="\(max-aspect-ratio: 2\/3\)" srcSet="/);
    expect(html).toContain('/media/a.jpg?w=1024&amp;q=75&amp;crop=200 900w" sizes="calc(1.05 * max(');
    expect(html).toContain('width="900" height="1350"/><img ');
    expect(html).toContain('object-position:20% 50%;background-position:20% 50%');
    expect(html).toMatch(/<img [^>]*2400w"/);
  });

  it.each<[string, Partial<Parameters<typeof Picture>[0]>]>([
    ['is nearly as tall itself', { facts: { ...FACTS, height: 2600 } }],
    ['is drawn as it is stored', { facts: { ...FACTS, contentType: 'image/svg+xml' } }],
    ['is not known', { facts: undefined }],
  ])('is whole everywhere where it %s', (_which, given) => {
    expect(draw({ cropped, ...given })).not.toMatch(/<picture|crop=/);
  });

  it('gives way to a picture of its own for tall screens', () => {
    const tall = { src: '/media/tall.jpg', facts: FACTS, widths: [{ width: '100vw' }] };
    const html = draw({ cropped, tall });
    expect(html.match(/<source/g)).toHaveLength(1);
    expect(html).not.toContain('crop=');
  });
});
