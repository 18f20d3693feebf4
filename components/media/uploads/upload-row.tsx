'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { formatSize } from '@/lib/domain/media/size';
import { canRetry, isRunning, type Upload } from '@/lib/domain/media/upload-queue';
import { useUploadQueue } from '@/stores/uploads';

/** One file: how far it is or why it stays behind, in words, and what can be done about it. */
export const UploadRow = memo(function UploadRow({ upload }: { upload: Upload }) {
  const t = useTranslations('upload');
  const { cancel, retry, keepBoth, takeKnown, dismiss } = useUploadQueue.getState();
  const { id, name, size, state, sent, problem } = upload;
  const words =
    state === 'sending'
      ? t('sending', { sent: formatSize(sent), size: formatSize(size) })
      : t(state === 'refused' ? (problem ?? 'notSent') : state);
  return (
    <li data-state={state}>
      <span className="upload-name" title={name}>
        {name}
      </span>
      {state === 'sending' || state === 'interrupted' ? (
        <progress aria-label={t('progress', { name })} max={Math.max(1, size)} value={sent} />
      ) : null}
      <span className="upload-words" role={state === 'refused' ? 'alert' : undefined}>
        {words}
      </span>
      <span className="upload-ways">
        {state === 'known' ? (
          <>
            <button type="button" aria-label={t('useKnownOf', { name })} onClick={() => takeKnown(id)}>
              {t('useKnown')}
            </button>
            <button type="button" aria-label={t('keepBothOf', { name })} onClick={() => keepBoth(id)}>
              {t('keepBoth')}
            </button>
          </>
        ) : null}
        {canRetry(upload) ? (
          <button type="button" aria-label={t('retryOf', { name })} onClick={() => retry(id)}>
            {t('retry')}
          </button>
        ) : null}
        <button
          type="button"
          className="upload-end"
          aria-label={t(isRunning(upload) ? 'cancel' : 'dismiss', { name })}
          onClick={() => (isRunning(upload) ? cancel : dismiss)(id)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M5 5l10 10M15 5 5 15" />
          </svg>
        </button>
      </span>
    </li>
  );
});
