import { describe, expect, it } from 'vitest';
import type { Block, PageContent } from '@/lib/domain/content/model';
import { sanitiseContent } from './sanitise-content';

const HOSTILE = '<p>a</p><script>alert(1)</script>';

function contentOf(block: Partial<Block> & Record<string, unknown>): PageContent {
  return {
    sections: [{ id: 's', name: HOSTILE, attributes: [], blocks: [{ id: 'b', ...block } as Block] }],
  };
}

const blockOf = (content: PageContent) => content.sections[0]?.blocks[0];

describe('content on its way in and out (security X-1, X-7)', () => {
  it.each([
    ['RichText', { content: HOSTILE }, { content: '<p>a</p>' }],
    ['MediaObject', { src: '/media/a.jpg', caption: HOSTILE }, { src: '/media/a.jpg', caption: 'a' }],
    ['MediaGallery', { items: [{ caption: HOSTILE }, 7, null] }, { items: [{ caption: 'a' }, 7, null] }],
    ['MediaGallery', { items: HOSTILE }, { items: HOSTILE }],
    ['RichText', { content: { html: HOSTILE } }, { content: { html: HOSTILE } }],
    ['RichText', { content: [HOSTILE] }, { content: [HOSTILE] }],
  ])('%s %j', (component, props, expected) => {
    expect(blockOf(sanitiseContent(contentOf({ component, props })))?.props).toEqual(expected);
  });

  it('plain text stays as it was written: whoever shows it escapes it', () => {
    const props = { content: HOSTILE, source: HOSTILE };
    const content = contentOf({ component: 'Quote', props });
    expect(sanitiseContent(content)).toEqual(content);
  });

  it('a block of an unknown kind is not touched', () => {
    const content = contentOf({ component: 'Hologram', props: { content: HOSTILE } });
    expect(JSON.stringify(sanitiseContent(content))).toBe(JSON.stringify(content));
  });
});
