import { describe, expect, it } from 'vitest';
import { BlockView } from '@/components/blocks/block-view';
import { block, PICTURE, pageView, section } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';

const SRC = '/media/works/tidal-archive.jpg';

function drawn(props: Record<string, unknown>, facts = PICTURE): string {
  const work = block('MediaObject', { src: SRC, alt: 'Waves', ...props });
  const home = section('section-1', 'One', [work]);
  const page = pageView({ sections: [home], rest: { media: { [SRC]: facts } } });
  return renderView(<BlockView block={work} section={home} page={page} isLeading={false} headingAbove={1} />);
}

describe('a work’s picture (docs/reference/editing.md#kinds-of-blocks)', () => {
  it('opens large under its own name, and is a link to the file without script', () => {
    const html = drawn({});
    expect(html).toContain(
      `<a href="${SRC}" data-lightbox="tidal-archive" aria-label="Open the full picture: Waves"`,
    );
    expect(html).toContain('alt="Waves"');
  });

  it.each([
    [{ ...PICTURE, width: 900, height: 1200 }, true],
    [{ ...PICTURE, width: 1200, height: 1200 }, false],
    [{ contentType: 'image/jpeg' }, false],
  ])('of %j stands upright: %s', (facts, isUpright) => {
    expect(drawn({}, facts).includes('data-shape="upright"')).toBe(isUpright);
  });

  it('has words only where there are some', () => {
    expect(drawn({})).not.toContain('figcaption');
    expect(drawn({})).toContain('data-alone=""');
    expect(drawn({ caption: 'Tides' })).not.toContain('data-alone');
    expect(drawn({ caption: '<em>Tides</em>' })).toContain(
      '<figcaption><span class="caption"><em>Tides</em></span>',
    );
  });
});
