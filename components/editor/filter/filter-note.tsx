'use client';

import { useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { isFiltering } from '@/lib/domain/content/filter';
import { pageContent } from '../core/page-content';
import { usePanels } from '../core/panels';
import { clearFilter, countBlocks, useVisibleContent } from './visible-content';
import './filter.css';

/** Says that a part of the page is hidden by a filter, and how to see all of it. */
export function FilterNote() {
  // Only whether there is one is followed here: a letter typed on the page is none of its business.
  const isFiltered = useStore(pageContent, ({ searchFilter, attributeFilter }) =>
    isFiltering({ text: searchFilter, attribute: attributeFilter }),
  );
  // The panel says it, too.
  const isSaid = usePanels(({ open }) => open === 'filter');
  return createPortal(
    <div role="status" className="filter-status">
      {isFiltered && !isSaid ? <Note /> : null}
    </div>,
    document.body,
  );
}

function Note() {
  const t = useTranslations('editFilter');
  const { content } = useVisibleContent();
  const total = useStore(pageContent, ({ workingContent }) => countBlocks(workingContent));
  return (
    <div className="filter-note">
      {t('shown', { shown: countBlocks(content), total })}
      <button type="button" onClick={clearFilter}>
        {t('clear')}
      </button>
    </div>
  );
}
