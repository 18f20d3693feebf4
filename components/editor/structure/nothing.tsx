'use client';

import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import type { Section } from '@/lib/domain/content/model';
import { pageContent } from '../core/page-content';
import { useToolTexts } from '../core/tool-texts';
import { usePicker } from './picker';

/** The placeholder of an empty section or page: a button for its first block. */
export function Nothing({ section }: { section: Section | null }) {
  const t = useToolTexts('structure');
  // While a filter is on, a page may show nothing and have a lot.
  const isEmpty = useStore(pageContent, ({ workingContent }) => workingContent.sections.length === 0);
  if (!section && !isEmpty) return null;
  const position = section && { sectionId: section.id, after: null };
  return (
    <div className="nothing-here col-span-full grid justify-items-center gap-3 border border-dashed border-current px-4 py-8 text-center">
      <p>{t(section ? 'emptySection' : 'emptyPage')}</p>
      <Button
        className="bg-tool-ground px-5 focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-tool-accent font-normal text-md text-tool-ink"
        onClick={(event) => usePicker.getState().open(position, event.currentTarget)}
      >
        {t('addFirst')}
      </Button>
    </div>
  );
}
