import { describe, expect, it } from 'vitest';
import { validateContent } from '@/lib/domain/content/validate';
import { blockOfPictures } from './place-pictures';

describe('pictures that are dropped on a page', () => {
  it.each([
    [[], null, undefined],
    [['/media/a.jpg'], 'MediaObject', undefined],
    [['/media/a.jpg', '/media/b.jpg', '/media/a.jpg'], 'MediaGallery', 3],
  ] as const)('%j become a %s', (addresses, component, items) => {
    const block = blockOfPictures(addresses, 'block-1');
    expect(block?.component ?? null).toBe(component);
    expect((block?.props.items as unknown[] | undefined)?.length).toBe(items);
    if (!block) return;
    const section = { id: 'section-1', name: '', attributes: [], blocks: [block] };
    expect(validateContent({ sections: [section] })).toEqual([]);
    expect(JSON.stringify(block)).not.toContain('"alt":"Image"');
  });
});
