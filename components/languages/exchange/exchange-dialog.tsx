'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { cx } from '@/components/ui/cx';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { exportAddress } from '@/lib/client/translation-exchange';
import type { Language } from '@/lib/domain/languages/model';
import { INPUT } from '@/lib/domain/limits';
import { useRights } from '../rights';
import { ImportPreview } from './import-preview';
import { type ImportState, useImport } from './use-import';

const MEBIBYTE = 1_048_576;
const LINK = cx(buttonStyle({ size: 'lg' }), 'shrink no-underline');

interface ExchangeDialogProps {
  language: Language;
  onClose(): void;
}

/** Exports the texts of a language as a file, and imports one after a preview of its changes. */
export function ExchangeDialog({ language, onClose }: ExchangeDialogProps) {
  const t = useTranslations('translations');
  const { canWrite } = useRights();
  const { state, choose, apply } = useImport(language.id, onClose);
  const isApplying = state.step === 'applying';
  const count = 'plan' in state ? state.plan.entries.length : 0;
  return (
    <Dialog
      title={t('exchange')}
      note={t('exchangeNote', { language: language.name })}
      onClose={() => (isApplying ? undefined : onClose())}
    >
      <Part title={t('exportAs')}>
        <div className="flex flex-wrap gap-2">
          <a className={LINK} href={exportAddress(language.id, 'json')} download data-first>
            {t('exportJson')}
          </a>
          <a className={LINK} href={exportAddress(language.id, 'csv')} download>
            {t('exportCsv')}
          </a>
        </div>
      </Part>
      {canWrite ? (
        <Part title={t('importFrom')}>
          <FileChoice isDisabled={isBusy(state)} onChoose={choose} />
          <div role="status">
            <ImportStatus state={state} />
          </div>
        </Part>
      ) : null}
      <DialogActions>
        <Button size="lg" aria-disabled={isApplying} onClick={onClose}>
          {t(count > 0 ? 'cancel' : 'close')}
        </Button>
        {count > 0 ? (
          <Button
            kind="main"
            size="lg"
            aria-disabled={isBusy(state)}
            onClick={() => (isBusy(state) ? undefined : void apply())}
          >
            {t('apply', { count })}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

const isBusy = ({ step }: ImportState) => step === 'reading' || step === 'applying';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="mt-5" aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-md leading-snug font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** A file input that looks like a button. */
function FileChoice({ isDisabled, onChoose }: { isDisabled: boolean; onChoose(file: File): void }) {
  const t = useTranslations('translations');
  const id = useId();
  return (
    <>
      <label
        className={cx(
          buttonStyle({ size: 'lg' }),
          'relative outline-offset-2 outline-tool-accent has-focus-visible:outline-2',
        )}
      >
        <span>{t('chooseFile')}</span>
        <input
          className="absolute inset-0 w-full cursor-pointer opacity-0"
          type="file"
          accept=".json,.csv,application/json,text/csv"
          aria-describedby={`${id}-hint`}
          disabled={isDisabled}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Lets the same file be chosen again.
            target.value = '';
            if (file) onChoose(file);
          }}
        />
      </label>
      <p id={`${id}-hint`} className="mt-2 text-sm text-tool-muted">
        {t('importHint')}
      </p>
    </>
  );
}

function ImportStatus({ state }: { state: ImportState }) {
  const t = useTranslations('translations');
  if (state.step === 'reading') return <p className="mt-2 text-sm text-tool-muted">{t('reading')}</p>;
  if (state.step === 'refused') {
    const size = INPUT.translationFileBytes / MEBIBYTE;
    const why = state.why === 'tooLargeFile' ? t('tooLargeFile', { size }) : t('notJson');
    return <p className="text-tool-danger">{t('wrongFile', { why })}</p>;
  }
  return 'plan' in state ? <ImportPreview name={state.file.name} plan={state.plan} /> : null;
}
