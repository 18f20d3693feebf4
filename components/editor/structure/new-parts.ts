import { createBlock, TEXT_KIND } from '@/lib/domain/blocks';
import { idsOf, makeId } from '@/lib/domain/content/ids';
import type { Section } from '@/lib/domain/content/model';
import { createSection } from '@/lib/domain/content/new-section';
import { pageContent } from '../core/page-content';

/** An id that the page does not have yet. */
export function newId(kind: 'block' | 'section'): string {
  return makeId(kind, Date.now(), idsOf(pageContent.getState().workingContent));
}

/**
 * A section with a text in it, which is where one begins to write; its name is in the page's language. The first one of a page begins
 * without its name: the title says it already.
 */
export function newTextSection(name: string): Section {
  const isFirst = pageContent.getState().workingContent.sections.length === 0;
  return {
    ...createSection(newId('section'), name),
    ...(isFirst && { look: { name: 'hidden' } }),
    blocks: [createBlock(TEXT_KIND, newId('block'))],
  };
}
