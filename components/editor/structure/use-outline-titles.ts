import { useCallback } from 'react';
import { useStore } from 'zustand';
import { blockTitle } from '@/lib/domain/content/block-title';
import { listedIn } from '@/lib/domain/content/listed-in';
import type { Block } from '@/lib/domain/content/model';
import { pageContent } from '../core/page-content';
import { useSitePages } from '../links/use-site-pages';

/** What blocks are called in the outline: by their first words, and lists of pages by the title of the page whose pages they list. */
export function useOutlineTitles(): (block: Block) => string {
  const hasLists = useStore(pageContent, ({ workingContent }) =>
    workingContent.sections.some(({ blocks }) => blocks.some((block) => listedIn(block) !== null)),
  );
  const pages = useSitePages(hasLists);
  return useCallback(
    (block: Block) => {
      const path = listedIn(block);
      const page = path === null ? undefined : pages?.find((each) => each.path === path);
      return page?.title || blockTitle(block);
    },
    [pages],
  );
}
