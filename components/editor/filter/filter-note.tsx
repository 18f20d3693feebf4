'use client';

import { useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { pageContent } from '../frame/page-content';
import { usePanels } from '../frame/panels';
import { clearFilter, countBlocks, useVisibleContent } from './visible-content';
import './filter.css';

/** Says that a part of the page is hidden by a filter, and how to see all of it. */
export function FilterNote() {
  const t = useTranslations('editFilter');
  const { content, isFiltered } = useVisibleContent();
  // The panel says it, too.
  const isSaid = usePanels(({ open }) => open === 'filter');
  const total = useStore(pageContent, ({ workingContent }) => countBlocks(workingContent));
  return createPortal(
    <div role="status" className="filter-status">
      {isFiltered && !isSaid ? (
        <div className="filter-note">
          {t('shown', { shown: countBlocks(content), total })}
          <button type="button" onClick={clearFilter}>
            {t('clear')}
          </button>
        </div>
      ) : null}
    </div>,
    document.body,
  );
}
