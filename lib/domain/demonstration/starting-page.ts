import { createBlock } from '@/lib/domain/blocks/index';
import { pageList } from '@/lib/domain/blocks/page-list';
import type { PageContent, Section } from '@/lib/domain/content/model';
import { createSection } from '@/lib/domain/content/new-section';
import { sectionFromTemplate } from '@/lib/domain/section-templates/section-from-template';

/** Which words a page of the demonstration begins with once it is emptied: visitors may read them until they are typed over. */
const WORDS = { '/': 'home', '/about': 'about', '/contact': 'contact' } as const;

/** Pages that list others. */
const LISTS: Readonly<Record<string, string>> = {
  '/': '/works',
  '/works': '/works',
  '/exhibitions': '/exhibitions',
};

export type StartingWords = (typeof WORDS)[keyof typeof WORDS] | 'other';

/** The name of its words, by its path in the demonstration; null for a page that is nothing but a list. */
export function startingWords(demonstration: string): StartingWords | null {
  const words = Object.hasOwn(WORDS, demonstration) ? WORDS[demonstration as keyof typeof WORDS] : null;
  return words ?? (Object.hasOwn(LISTS, demonstration) ? null : 'other');
}

/**
 * What an emptied page holds: a ready section (decision 56), and the list that it is there for.
 * @param text the words to be typed over; null for none
 * @param pathOf where a page of the demonstration stands now
 */
export function startingContent(
  demonstration: string,
  { title, text }: { title: string; text: string | null },
  pathOf: (demonstration: string) => string,
): PageContent {
  const listed = LISTS[demonstration];
  return {
    sections: [
      ...(text === null
        ? []
        : [sectionFromTemplate('statement', (key) => (key.endsWith('-title') ? title : text))]),
      ...(listed === undefined ? [] : [listSection(title, pathOf(listed))]),
    ],
  };
}

/** The pages below one, under no heading of its own: the page's title says it already. */
function listSection(title: string, path: string): Section {
  const blocks = [createBlock(pageList.component, 'block-list', path)];
  return { ...createSection('list', title), look: { name: 'hidden' }, blocks };
}
