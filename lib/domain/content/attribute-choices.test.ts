import { describe, expect, it } from 'vitest';
import { attributeChoices } from './attribute-choices';
import { filterContent } from './filter';
import type { Attribute, Block, PageContent } from './model';

const attribute = (id: string, name: string): Attribute => ({
  id,
  name,
  slug: id,
  type: 'text',
  inherited: false,
});
const block = (id: string, parts: Partial<Block>): Block => ({
  id,
  component: 'Quote',
  props: {},
  attributes: {},
  blockAttributes: [],
  itemAttributes: [],
  ...parts,
});

const CONTENT: PageContent = {
  sections: [
    {
      id: 's-1',
      name: 'One',
      attributes: [attribute('a-theme', 'Theme'), attribute('a-unused', 'Unused')],
      blocks: [
        block('b-1', { attributes: { 'a-theme': 'Sea', 'a-page': 12, 'a-gone': 'x' } }),
        block('b-2', { attributes: { 'a-theme': 'Air', 'a-page': 9, 'a-unused': '' } }),
        block('b-3', {
          attributes: { 'a-theme': 'Sea', 'a-page': null },
          blockAttributes: [{ id: 'block-year', name: 'Year', defaultValue: 2021 }, { id: 'block-nameless' }],
        }),
        block('b-4', {
          component: 'MediaGallery',
          props: { items: [{ attributes: { 'item-place': 'Riga' } }, {}, null] },
          itemAttributes: [{ id: 'item-place', name: 'Place', defaultValue: 'Oslo' }],
        }),
      ],
    },
  ],
};

describe('what the attribute filter can be set to (docs/reference/lists-and-filters.md#filtering)', () => {
  const choices = attributeChoices(CONTENT, [attribute('a-page', 'Number')]);

  it('is every attribute that something is said of, each value once and in order', () => {
    expect(choices).toEqual([
      { id: 'a-page', name: 'Number', values: [9, 12] },
      { id: 'a-theme', name: 'Theme', values: ['Air', 'Sea'] },
      { id: 'block-year', name: 'Year', values: [2021] },
      { id: 'item-place', name: 'Place', values: ['Oslo', 'Riga'] },
    ]);
  });

  it('each value of it finds something', () => {
    for (const { id, values } of choices) {
      for (const value of values) {
        const shown = filterContent(CONTENT, { attribute: { attributeId: id, values: [value] } });
        expect(shown.sections.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(0);
      }
    }
  });
});
