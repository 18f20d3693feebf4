import { BLOCKS, createBlock } from '@/lib/domain/blocks';
import { createListItem } from '@/lib/domain/blocks/stored-props';
import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { isRecord } from '@/lib/domain/json';

/** Makes any change in place throw. */
export function freeze<T>(value: T): T {
  if (Array.isArray(value)) value.forEach(freeze);
  else if (isRecord(value)) Object.values(value).forEach(freeze);
  return Object.freeze(value);
}

export const slide = (key: string) => createListItem(BLOCKS.HeroSlider.fields.slides, key);
export const attribute = (id: string, inherited = false) => ({
  id,
  name: id,
  slug: id,
  type: 'text',
  inherited,
});

export const content: PageContent = freeze(
  normaliseContent({
    sections: [
      {
        id: 's1',
        name: 'One',
        attributes: [attribute('medium', true), attribute('year')],
        blocks: [
          { ...createBlock('Quote', 'q'), attributes: { year: 2020 } },
          { ...createBlock('HeroSlider', 'h'), props: { slides: ['a', 'b', 'c'].map(slide) } },
          { id: 'x', component: 'Hologram', beam: 1 },
        ],
      },
      {
        id: 's2',
        name: 'Two',
        blocks: [{ ...createBlock('MediaGallery', 'g'), props: { items: [{ key: 'k' }] } }],
      },
      { id: 's3', name: 'Three', blocks: [] },
    ],
  }),
);

/** The structure, as `section[block block]`. */
export const outline = ({ sections }: PageContent) =>
  sections.map(({ id, blocks }) => `${id}[${blocks.map((block) => block.id).join(' ')}]`).join(' ');

export const blockOf = (page: PageContent, blockId: string) =>
  page.sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === blockId);

export const section = (id: string, ...blocks: string[]) => ({
  id,
  name: 'New Section',
  attributes: [],
  blocks: blocks.map((block) => createBlock('Quote', block)),
});
