import { describe, expect, it } from 'vitest';
import { kindOf } from '../blocks';
import { pasteCommand } from '../content/clipboard';
import { applyCommand } from '../content/commands';
import type { PageContent } from '../content/model';
import { normaliseContent } from '../content/normalise';
import { validateContent } from '../content/validate';
import { lookOfBlock, lookOfSection } from '../page-look/settings';
import { PAGE_LAYOUTS } from '../site/routes';
import { sectionFromTemplate, TEMPLATE_NAMES } from './section-from-template';

const PAGE: PageContent = {
  look: {},
  sections: [{ id: 'section', name: 'First', attributes: [], blocks: [] }],
};

const word = (key: string) => `<${key}> & more`;
const made = (name: (typeof TEMPLATE_NAMES)[number]) => sectionFromTemplate(name, word);

/** How a section and its blocks look on a page with each layout, as far as a kind can be told. */
const looksOf = (name: (typeof TEMPLATE_NAMES)[number]) =>
  PAGE_LAYOUTS.map((layout) => {
    const section = made(name);
    const blocks = section.blocks.map((block) => {
      const look = lookOfBlock(block, layout);
      const settings = Object.keys(kindOf(block.component)?.look ?? {}) as (keyof typeof look)[];
      return settings.map((setting) => look[setting]);
    });
    return { section: lookOfSection(section, layout), blocks };
  });

it('there are twelve ready sections', () => {
  expect(TEMPLATE_NAMES).toHaveLength(12);
});

describe.each(TEMPLATE_NAMES)('the ready section %s (docs/reference/editing.md#ready-sections)', (name) => {
  it('is put on a page behind the section that it follows, and can be saved as it is', () => {
    const command = pasteCommand(
      { kind: 'section', section: made(name) },
      PAGE,
      { sectionId: 'section' },
      1000,
    );
    const content = applyCommand(PAGE, command);
    expect(content.sections.map((section) => section.name)).toEqual(['First', `<${name}-title> & more`]);
    expect(validateContent(content)).toEqual([]);
    expect(normaliseContent(JSON.parse(JSON.stringify(content)))).toEqual(content);
  });

  it('shows its words in the properties with markup, whatever signs are in them', () => {
    const markup = made(name).blocks.flatMap(({ component, props }) =>
      Object.entries(kindOf(component)?.fields ?? {})
        .filter(([, { control }]) => control === 'html' || control === 'inline-html')
        .map(([property]) => String(props[property])),
    );
    const tags = markup.join('').match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => !/^<\/?(?:p|h3|ul|li)>$/.test(tag))).toEqual([]);
  });

  it('says all of its look: values that its blocks can have, the same with every layout', () => {
    const { look, blocks } = made(name);
    const said = looksOf(name);
    expect(new Set(said.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(said[0]?.section).toMatchObject(look ?? {});
    const unknown = blocks.flatMap(({ component, look = {} }) =>
      Object.entries(look).filter(([setting, value]) => {
        const values: readonly string[] = Reflect.get(Object(kindOf(component)?.look), setting) ?? [];
        return !values.includes(value);
      }),
    );
    expect(unknown).toEqual([]);
  });
});
