'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { isRunning } from '@/lib/domain/media/upload-queue';
import { useUploadQueue } from '@/stores/uploads';
import { UploadRow } from './upload-row';
import './upload-list.css';

/** The files on their way, and those that stay behind, with what can be done about them; nothing while there are none. */
export function UploadList() {
  const t = useTranslations('upload');
  const { uploads, cancelAll, clear } = useUploadQueue();
  const titleId = useId();
  const isBusy = uploads.some(isRunning);
  const done = uploads.filter(({ state }) => state === 'stored').length;
  return (
    <section className="upload-list" aria-labelledby={titleId} hidden={uploads.length === 0}>
      <header>
        <h3 id={titleId}>{t('title')}</h3>
        <p role="status">{uploads.length === 0 ? null : t('summary', { done, total: uploads.length })}</p>
        <button type="button" onClick={isBusy ? cancelAll : clear}>
          {t(isBusy ? 'cancelAll' : 'clear')}
        </button>
      </header>
      <ul>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}
