'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { exportAddress } from '@/lib/client/translation-exchange';
import type { Language } from '@/lib/domain/languages/model';
import { INPUT } from '@/lib/domain/limits';
import { useRights } from '../rights';
import { ImportPreview } from './import-preview';
import { useImport } from './use-import';
import './exchange.css';

const MEBIBYTE = 1_048_576;

interface ExchangeDialogProps {
  language: Language;
  onClose(): void;
}

/** The texts of a language as a file to keep or to work in, and a file brought back, with a look at what it changes. */
export function ExchangeDialog({ language, onClose }: ExchangeDialogProps) {
  const t = useTranslations('translations');
  const id = useId();
  const { canWrite } = useRights();
  const { state, choose, apply } = useImport(language.id, onClose);
  const isBusy = state.step === 'reading' || state.step === 'applying';
  const count = 'plan' in state ? state.plan.entries.length : 0;
  return (
    <Dialog
      title={t('exchange')}
      note={t('exchangeNote', { language: language.name })}
      onClose={() => (state.step === 'applying' ? undefined : onClose())}
    >
      <section className="exchange-part" aria-labelledby={`${id}-export`}>
        <h3 id={`${id}-export`}>{t('exportAs')}</h3>
        <div className="exchange-files">
          <a href={exportAddress(language.id, 'json')} download data-first>
            {t('exportJson')}
          </a>
          <a href={exportAddress(language.id, 'csv')} download>
            {t('exportCsv')}
          </a>
        </div>
      </section>
      {canWrite ? (
        <section className="exchange-part" aria-labelledby={`${id}-import`}>
          <h3 id={`${id}-import`}>{t('importFrom')}</h3>
          <label className="exchange-file">
            <span>{t('chooseFile')}</span>
            <input
              type="file"
              accept=".json,.csv,application/json,text/csv"
              aria-describedby={`${id}-hint`}
              disabled={isBusy}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // The same file chosen again is read again.
                target.value = '';
                if (file) void choose(file);
              }}
            />
          </label>
          <p id={`${id}-hint`} className="exchange-hint">
            {t('importHint')}
          </p>
          <div role="status">
            {state.step === 'reading' ? <p className="exchange-hint">{t('reading')}</p> : null}
            {state.step === 'refused' ? (
              <p className="tool-dialog-error">
                {t('wrongFile', {
                  why:
                    state.why === 'tooLargeFile'
                      ? t('tooLargeFile', { size: INPUT.translationFileBytes / MEBIBYTE })
                      : t('notJson'),
                })}
              </p>
            ) : null}
            {'plan' in state ? <ImportPreview name={state.file.name} plan={state.plan} /> : null}
          </div>
        </section>
      ) : null}
      <div className="tool-dialog-ways">
        <button type="button" aria-disabled={state.step === 'applying'} onClick={onClose}>
          {t(count > 0 ? 'cancel' : 'close')}
        </button>
        {count > 0 ? (
          <button
            type="button"
            className="is-main"
            aria-disabled={isBusy}
            onClick={() => (isBusy ? undefined : void apply())}
          >
            {t('apply', { count })}
          </button>
        ) : null}
      </div>
    </Dialog>
  );
}
