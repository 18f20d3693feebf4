import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { type AttributeFilter, filterContent, isFiltering } from '@/lib/domain/content/filter';
import type { PageContent } from '@/lib/domain/content/model';
import { pageContent } from '../core/page-content';
import { useSelection } from '../core/selection';

interface FilterInput {
  content: PageContent;
  text: string;
  attribute: AttributeFilter | null;
  keep: string | null;
}

let last: { input: FilterInput; shown: PageContent } | null = null;

/** Memoised, since several parts of the editor ask for the same. */
function filtered(input: FilterInput): PageContent {
  const { content, ...filter } = input;
  const before = last?.input;
  const isSame =
    before?.content === content &&
    before.text === input.text &&
    before.attribute === input.attribute &&
    before.keep === input.keep;
  if (!last || !isSame) last = { input, shown: filterContent(content, filter) };
  return last.shown;
}

/** The filtered working copy, which itself is unchanged. The block being edited always stays. */
export function useVisibleContent(): { content: PageContent; isFiltered: boolean } {
  const content = useStore(pageContent, ({ workingContent }) => workingContent);
  const filter = useStore(
    pageContent,
    useShallow(({ searchFilter, attributeFilter }) => ({ searchFilter, attributeFilter })),
  );
  // Typing in the search does not wait for the page.
  const { searchFilter: text, attributeFilter: attribute } = useDeferredValue(filter);
  const isFiltered = isFiltering({ text, attribute });
  const keep = useSelection(({ blockId }) => (isFiltered ? blockId : null));
  return { isFiltered, content: isFiltered ? filtered({ content, text, attribute, keep }) : content };
}

/** How many blocks a page has. */
export function countBlocks({ sections }: PageContent): number {
  return sections.reduce((sum, { blocks }) => sum + blocks.length, 0);
}

/** Everything is shown again. */
export function clearFilter(): void {
  const { setSearchFilter, setAttributeFilter } = pageContent.getState();
  setSearchFilter('');
  setAttributeFilter(null);
}
