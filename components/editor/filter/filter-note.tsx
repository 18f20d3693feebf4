'use client';

import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { useToolsLanguage } from '@/components/ui/tools-language';
import { isFiltering } from '@/lib/domain/content/filter';
import { pageContent } from '../core/page-content';
import { usePanels } from '../core/panels';
import { useToolTexts } from '../core/tool-texts';
import { clearFilter, countBlocks, useVisibleContent } from './visible-content';

/** Says that a part of the page is hidden by a filter, and how to see all of it. */
export function FilterNote() {
  // Follows only whether there is a filter: typing on the page must not render this again.
  const isFiltered = useStore(pageContent, ({ searchFilter, attributeFilter }) =>
    isFiltering({ text: searchFilter, attribute: attributeFilter }),
  );
  // The panel says it, too.
  const isOpen = usePanels(({ open }) => open === 'filter');
  return createPortal(<div role="status">{isFiltered && !isOpen ? <Note /> : null}</div>, document.body);
}

function Note() {
  const t = useToolTexts('editFilter');
  const { content } = useVisibleContent();
  const total = useStore(pageContent, ({ workingContent }) => countBlocks(workingContent));
  return (
    <div
      {...useToolsLanguage()}
      className="tool fixed inset-x-0 top-3 z-84 mx-auto flex w-max max-w-[calc(100vw-2rem)] items-center gap-3 rounded-full py-1.25 ps-4 pe-1.25 font-display text-sm shadow-md"
    >
      {t('shown', { shown: countBlocks(content), total })}
      <Button kind="main" onClick={clearFilter}>
        {t('clear')}
      </Button>
    </div>
  );
}
