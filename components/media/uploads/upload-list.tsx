'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { isRunning } from '@/lib/domain/media/upload-queue';
import { useUploadQueue } from '@/stores/uploads';
import { UploadAction } from './upload-action';
import { UploadRow } from './upload-row';

/** The files on their way, and those that stay behind, with what can be done about them; nothing while there are none. */
export function UploadList() {
  const t = useTranslations('upload');
  const { uploads, cancelAll, clear } = useUploadQueue();
  const titleId = useId();
  const isBusy = uploads.some(isRunning);
  const done = uploads.filter(({ state }) => state === 'stored').length;
  return (
    <section
      className="absolute end-(--edge) bottom-4 z-1 grid max-h-[min(18rem,45dvh)] w-[min(26rem,100%-2*var(--edge))] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-lg border border-tool-line bg-tool-raised text-sm leading-normal shadow-lg"
      aria-labelledby={titleId}
      hidden={uploads.length === 0}
    >
      <header className="flex items-baseline gap-2.5 border-b border-tool-hover py-1.5 ps-3.5 pe-2">
        {/* On a phone the line beside it says as much. */}
        <h3 id={titleId} className="font-display text-sm font-semibold max-xs:sr-only">
          {t('title')}
        </h3>
        <p role="status" className="me-auto text-tool-muted tabular-nums">
          {uploads.length === 0 ? null : t('summary', { done, total: uploads.length })}
        </p>
        <UploadAction onClick={isBusy ? cancelAll : clear}>{t(isBusy ? 'cancelAll' : 'clear')}</UploadAction>
      </header>
      <ul className="overflow-y-auto py-1 [scrollbar-width:thin]">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}
