import type { Block, Section } from '@/lib/domain/content/model';
import type { PageView } from '@/lib/domain/site/view-model';

export interface Definition {
  id: string;
  name?: string;
  /** One that a page or section defines has both, one of a block has neither. */
  slug?: unknown;
  type?: unknown;
}

/** Attributes that a block can hold values of: the page's, the section's and its own. */
export function definitionsFor(block: Block, section: Section, page: PageView): Definition[] {
  return [...page.document.attributes, ...section.attributes, ...block.blockAttributes];
}
