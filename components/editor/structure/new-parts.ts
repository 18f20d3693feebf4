import { createBlock, TEXT_KIND } from '@/lib/domain/blocks';
import { idsOf, makeId } from '@/lib/domain/content/ids';
import type { Section } from '@/lib/domain/content/model';
import { createSection } from '@/lib/domain/content/new-section';
import { pageContent } from '../core/page-content';

/** An id that the page does not have yet. */
export function newId(kind: 'block' | 'section'): string {
  return makeId(kind, Date.now(), idsOf(pageContent.getState().workingContent));
}

/** A section with a text in it, which is where one begins to write; its name is in the page's language. */
export function newTextSection(name: string): Section {
  return { ...createSection(newId('section'), name), blocks: [createBlock(TEXT_KIND, newId('block'))] };
}
