'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { tip } from '@/components/ui/tooltip-text';
import { BulkQuestions, type Question } from './bulk-questions';
import { LibraryIcon, type LibraryShape } from './library-icon';
import { useLibrary } from './library-state';
import { useBulk } from './use-bulk';

/** How many files are selected, and what can be done with all of them. */
export function SelectionBar() {
  const t = useTranslations('library');
  const selected = useLibrary((state) => state.selected);
  const isBin = useLibrary(({ asked }) => asked.state === 'bin');
  const bulk = useBulk();
  const [question, setQuestion] = useState<Question | null>(null);
  const doing = (shape: LibraryShape, text: string, run: () => void) => (
    <button
      type="button"
      className="library-button"
      aria-disabled={bulk.isBusy}
      onClick={() => (bulk.isBusy ? undefined : run())}
    >
      <LibraryIcon shape={shape} />
      <span className="library-words">{text}</span>
    </button>
  );
  return (
    <>
      {selected.length === 0 ? null : (
        <Bar>
          {isBin ? (
            <>
              {doing('restore', t('restore'), () => void bulk.restore(selected))}
              {doing('bin', t('forget'), () => setQuestion({ kind: 'forget', pathnames: selected }))}
            </>
          ) : (
            <>
              {doing('download', t('download'), () => bulk.download(selected))}
              {doing('folder', t('move'), () => setQuestion({ kind: 'move', pathnames: selected }))}
              {doing('bin', t('delete'), () => void bulk.remove(selected))}
            </>
          )}
        </Bar>
      )}
      <BulkQuestions bulk={bulk} question={question} onDone={() => setQuestion(null)} />
    </>
  );
}

/** The bar itself: how many are selected, the way to none, and what can be done. */
export function Bar({ children }: { children: ReactNode }) {
  const t = useTranslations('library');
  const { selected, deselect } = useLibrary((state) => state);
  return (
    <section className="selection-bar" aria-label={t('bulk')}>
      <button
        type="button"
        className="library-tool"
        aria-label={t('clearSelection')}
        {...tip(t('clearSelection'))}
        onClick={() => deselect(selected)}
      >
        <LibraryIcon shape="close" />
      </button>
      <p role="status">{t('selected', { count: selected.length })}</p>
      {children}
    </section>
  );
}
