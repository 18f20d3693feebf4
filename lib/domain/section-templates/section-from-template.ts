import { createBlock } from '../blocks';
import type { Section } from '../content/model';
import { createSection } from '../content/new-section';
import { TEMPLATES } from './templates';

/** A ready section: a few blocks with words that the owner types over, and with pictures and films left to choose. */
export type TemplateName = keyof typeof TEMPLATES;

export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[];

/**
 * The section that a template makes. Its ids hold within it only: it is pasted like a copied section.
 * @param word the words in the page's language, by their key in the messages under `sectionTemplate`
 */
export function sectionFromTemplate(name: TemplateName, word: (key: string) => string): Section {
  const { look, blocks } = TEMPLATES[name];
  const words = (key: string) => word(`${name}-${key}`);
  return {
    ...createSection('section', words('title')),
    look,
    blocks: blocks(words).map((part, at) => {
      const block = createBlock(part.kind, `block-${at + 1}`);
      return { ...block, look: part.look, props: { ...block.props, ...part.props } };
    }),
  };
}
