import type { Attribute, Block, PageContent, Section } from '@/lib/domain/content/model';

export function block(component: string, props: Record<string, unknown>, rest: Partial<Block> = {}): Block {
  return {
    id: `block-${component.toLowerCase()}`,
    component,
    props,
    attributes: {},
    blockAttributes: [],
    itemAttributes: [],
    ...rest,
  };
}

/** Content of one section, which says its look as an editor's does. */
export function contentOf(blocks: Block[], attributes: Attribute[] = []): PageContent {
  const section: Section = { id: 'section-1', name: 'One', attributes, blocks };
  return { look: {}, sections: [section] };
}

export function textOf(content: string): PageContent {
  return contentOf([block('RichText', { content })]);
}
