'use client';

import { Download, Folder, type LucideIcon, RotateCcw, Text, Trash2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { MediaItem } from '@/lib/domain/media/model';
import { BulkDialogs, type Question } from './bulk-dialogs';
import { useLibrary } from './library-state';
import { useBulk } from './use-bulk';

/** Loaded when texts of many files are written. */
const BulkTexts = lazy(async () => ({ default: (await import('./bulk-texts')).BulkTexts }));

/** How many files are selected, and what can be done with all of them. */
export function SelectionBar({ items }: { items: readonly MediaItem[] }) {
  const t = useTranslations('library');
  const selected = useLibrary((state) => state.selected);
  const isBin = useLibrary(({ query }) => query.state === 'bin');
  const bulk = useBulk();
  const [texted, setTexted] = useState<readonly MediaItem[]>([]);
  const described = items.filter(
    ({ pathname, contentType }) => selected.includes(pathname) && /^(?:image|video)\//.test(contentType),
  );
  const [question, setQuestion] = useState<Question | null>(null);
  const action = (icon: LucideIcon, text: string, run: () => void) => (
    <Button
      className="max-sm:px-0"
      aria-disabled={bulk.isBusy}
      onClick={() => (bulk.isBusy ? undefined : run())}
    >
      <Icon of={icon} />
      <span className="max-sm:sr-only">{text}</span>
    </Button>
  );
  return (
    <>
      {selected.length === 0 ? null : (
        <Bar>
          {isBin ? (
            <>
              {action(RotateCcw, t('restore'), () => void bulk.restore(selected))}
              {action(Trash2, t('forget'), () => setQuestion({ kind: 'forget', pathnames: selected }))}
            </>
          ) : (
            <>
              {action(Download, t('download'), () => bulk.download(selected))}
              {described.length > 0 ? action(Text, t('texts'), () => setTexted(described)) : null}
              {action(Folder, t('move'), () => setQuestion({ kind: 'move', pathnames: selected }))}
              {action(Trash2, t('delete'), () => void bulk.remove(selected))}
            </>
          )}
        </Bar>
      )}
      {texted.length === 0 ? null : (
        <Suspense fallback={null}>
          <BulkTexts items={texted} onClose={() => setTexted([])} />
        </Suspense>
      )}
      <BulkDialogs bulk={bulk} question={question} onDone={() => setQuestion(null)} />
    </>
  );
}

/** The bar itself: how many are selected, the way to none, and what can be done. */
export function Bar({ children }: { children: ReactNode }) {
  const t = useTranslations('library');
  const { selected, deselect } = useLibrary((state) => state);
  return (
    <section
      className="flex flex-none flex-wrap items-center gap-2 border-t border-tool-line bg-tool-raised px-(--edge) pt-2 pb-2.5"
      aria-label={t('bulk')}
    >
      <IconButton icon={X} label={t('clearSelection')} onClick={() => deselect(selected)} />
      <p role="status" className="flex-1">
        {t('selected', { count: selected.length })}
      </p>
      {children}
    </section>
  );
}
