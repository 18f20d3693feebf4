import { describe, expect, it } from 'vitest';
import type { Section } from '@/lib/domain/content/model';
import { pageView, section } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { SectionGround } from './section-ground';

const FILM = '/media/sea.mp4';
const PICTURE = '/media/sea.jpg';

function drawn(ground: 'picture' | 'film', look: NonNullable<Section['look']>): string {
  const sea = section('sea', 'The sea', [], { look });
  const page = pageView({ sections: [sea] });
  return renderView(<SectionGround ground={ground} section={sea} page={page} isFirst={false} />);
}

describe('what stands behind a section (docs/reference/media.md#films)', () => {
  it('is a film without sound, with a button, on shade for words on any brightness', () => {
    const html = drawn('film', { film: FILM });
    expect(html).toMatch(/<film-loop[^>]* begins-by-itself=""/);
    expect(html).toMatch(/<video[^>]* muted="" loop=""/);
    expect(html).toContain(`src="${FILM}"`);
    expect(html).toContain('aria-label="Play the video"');
    expect(html).toMatch(/style="--shade:0?\.\d+"/);
    // What can be pressed must not be hidden from screen readers.
    expect(html).not.toMatch(/aria-hidden="true"[^>]*><film-loop/);
  });

  it('shows the chosen picture until the film plays', () => {
    expect(drawn('film', { film: FILM, picture: PICTURE })).toContain(`${PICTURE}?w=`);
  });

  it('loads nothing of a film before it is seen where a picture stands for it, and its first frame where none does', () => {
    expect(drawn('film', { film: FILM, picture: PICTURE })).toContain('preload="none"');
    expect(drawn('film', { film: FILM })).toContain('preload="metadata"');
  });

  it.each([
    ['film', { picture: PICTURE }],
    ['film', { film: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', picture: PICTURE }],
    ['picture', { film: FILM, picture: PICTURE }],
  ] as const)('is the picture where the ground is %s and the look says %j', (ground, look) => {
    const html = drawn(ground, look);
    expect(html).toContain(PICTURE);
    expect(html).not.toContain('<video');
  });

  it.each([
    ['film', {}],
    ['film', { film: 'javascript:alert(1)' }],
    ['picture', { film: FILM }],
    ['picture', { picture: 'https://elsewhere.example/a.jpg' }],
  ] as const)('is nothing where the ground is %s and the look says %j', (ground, look) => {
    expect(drawn(ground, look)).toBe('');
  });
});
