'use client';

import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import type { Section } from '@/lib/domain/content/model';
import { pageContent } from '../core/page-content';
import { usePicker } from './picker';

/** What stands in an empty section, or on an empty page: the way to its first block. */
export function Nothing({ section }: { section: Section | null }) {
  const t = useTranslations('structure');
  // While a filter is on, a page may show nothing and have a lot.
  const isEmpty = useStore(pageContent, ({ workingContent }) => workingContent.sections.length === 0);
  if (!section && !isEmpty) return null;
  const position = section && { sectionId: section.id, after: null };
  return (
    <div className="nothing-here">
      <p>{t(section ? 'emptySection' : 'emptyPage')}</p>
      <button type="button" onClick={(event) => usePicker.getState().open(position, event.currentTarget)}>
        {t('addFirst')}
      </button>
    </div>
  );
}
