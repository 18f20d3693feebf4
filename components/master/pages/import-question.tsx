'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import type { PageSummary } from '@/lib/contracts/page-list';
import { DIALOG_FORM } from '../parts/dialog-buttons';
import { FileDrop } from './file-drop';
import { ImportList } from './import-list';
import { isWaiting, placedBelow } from './import-rows';
import { PageChoice } from './page-choice';
import { openQuestion } from './pages-state';
import { useDroppedFiles } from './use-dropped-files';
import { useImport } from './use-import';

type Import = ReturnType<typeof useImport>;

const close = () => openQuestion(null);

const ACCEPT = '.xml,.json,.csv,.tsv,.md,.markdown,.zip,image/*';

/**
 * Pages out of what other systems export: what would come is shown first, and it comes as drafts.
 * @param works the page that most works stand below
 */
export function ImportQuestion({ works }: { works: PageSummary | null }) {
  const t = useTranslations('pagesAdmin');
  const [chosenParent, setParent] = useState<PageSummary | null>(null);
  const site = useImport();
  const { phase, found, problem, rows, titles } = site;
  const isOfWorks = found?.format === 'csv' || found?.format === 'pictures';
  const parent = chosenParent ?? (isOfWorks ? works : null);
  const placed = useMemo(() => placedBelow(rows, parent?.path ?? '/', titles), [rows, parent, titles]);
  const isBusy = phase === 'reading' || phase === 'making';
  // Also while the list is shown, which a file that is opened in its place would take away.
  useDroppedFiles(null);
  const made = rows.filter(({ madeAt }) => madeAt !== null).length;
  const waiting = placed.filter(isWaiting).length;
  return (
    <Dialog
      title={t('importTitle')}
      note={t('importNote')}
      className="w-[min(44rem,100vw-2rem)]"
      onClose={isBusy ? site.stop : close}
    >
      <form
        className={DIALOG_FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void site.send(parent?.path ?? '/');
        }}
      >
        {found ? (
          <>
            <ImportList found={found} rows={placed} isBusy={isBusy} onChoose={site.choose} />
            <PageChoice label={t('belowWhich')} value={parent} except={[]} onChange={setParent} />
          </>
        ) : (
          <FileDrop
            words={t('importDrop')}
            action={t('importChoose')}
            accept={ACCEPT}
            isBusy={isBusy}
            onFiles={(files) => void site.read(files)}
          />
        )}
        <div className="sticky -bottom-6 -mx-6 -mb-6 bg-tool-raised px-6 pb-6">
          <ImportStatus {...{ phase, problem, made, waiting }} />
          <ImportButtons
            {...{ isBusy, made, waiting }}
            onCancel={isBusy ? site.stop : close}
            onShow={site.showDrafts}
          />
        </div>
      </form>
    </Dialog>
  );
}

interface Counts {
  /** Pages that are here. */
  made: number;
  /** Pages that are chosen and are still to come. */
  waiting: number;
}

function ImportStatus({ phase, problem, made, waiting }: Counts & Pick<Import, 'phase' | 'problem'>) {
  const t = useTranslations('pagesAdmin');
  const says = () => {
    if (problem) return t(`import-${problem}`);
    if (phase === 'reading') return t('importReading');
    if (phase === 'making') return t('importUnderWay', { made, count: made + waiting });
    return made > 0 ? t('importMade', { count: made }) : '';
  };
  return (
    <p role="status" className="text-sm text-tool-muted empty:hidden">
      {says()}
    </p>
  );
}

interface ImportButtonsProps extends Counts {
  isBusy: boolean;
  onCancel(): void;
  onShow(): void;
}

function ImportButtons({ isBusy, made, waiting, onCancel, onShow }: ImportButtonsProps) {
  const t = useTranslations('pagesAdmin');
  const master = useTranslations('master');
  return (
    <DialogActions>
      <Button size="lg" onClick={onCancel}>
        {made > 0 && !isBusy ? t('importClose') : master('cancel')}
      </Button>
      {made > 0 && waiting === 0 ? (
        <Button kind="main" size="lg" onClick={onShow}>
          {t('importShow')}
        </Button>
      ) : (
        <Button kind="main" size="lg" type="submit" aria-disabled={isBusy || waiting === 0 || undefined}>
          {t('importMake', { count: waiting })}
        </Button>
      )}
    </DialogActions>
  );
}
