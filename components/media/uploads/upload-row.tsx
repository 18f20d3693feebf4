'use client';

import { X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { memo } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { megapixels } from '@/lib/domain/media/excess';
import { isUndecoded } from '@/lib/domain/media/file-types';
import { formatSize } from '@/lib/domain/media/size';
import { canRetry, isRunning, type Upload } from '@/lib/domain/media/upload-queue';
import { useUploadQueue } from '@/stores/uploads';
import { UploadAction } from './upload-action';

/** One file: how far it is or why it stays behind, in words, and what can be done about it. */
export const UploadRow = memo(function UploadRow({ upload }: { upload: Upload }) {
  const t = useTranslations('upload');
  const { cancel, retry, keepBoth, takeKnown, dismiss } = useUploadQueue.getState();
  const { id, name, size, state, sent, item } = upload;
  const refusalWords = useRefusalWords();
  const words =
    state === 'sending'
      ? t('sending', { sent: formatSize(sent), size: formatSize(size) })
      : state === 'refused'
        ? refusalWords(upload)
        : state === 'stored' && item && isUndecoded(item.contentType)
          ? t('storedUndecoded')
          : t(state);
  return (
    <li
      data-state={state}
      className="group/upload grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-1 ps-3.5 pe-2"
    >
      <span className="col-start-1 truncate" title={name}>
        {name}
      </span>
      {state === 'sending' || state === 'interrupted' ? (
        <Progress className="col-start-1" label={t('progress', { name })} share={sent / Math.max(1, size)} />
      ) : null}
      <span
        className="col-start-1 text-xs text-tool-muted tabular-nums group-data-[state=interrupted]/upload:text-tool-accent group-data-[state=known]/upload:text-tool-accent group-data-[state=refused]/upload:text-tool-danger group-data-[state=stored]/upload:text-tool-success"
        role={state === 'refused' ? 'alert' : undefined}
      >
        {words}
      </span>
      <span className="col-start-2 row-[1/span_3] flex items-center gap-1">
        {state === 'known' ? (
          <>
            <UploadAction aria-label={t('useKnownOf', { name })} onClick={() => takeKnown(id)}>
              {t('useKnown')}
            </UploadAction>
            <UploadAction aria-label={t('keepBothOf', { name })} onClick={() => keepBoth(id)}>
              {t('keepBoth')}
            </UploadAction>
          </>
        ) : null}
        {canRetry(upload) ? (
          <UploadAction aria-label={t('retryOf', { name })} onClick={() => retry(id)}>
            {t('retry')}
          </UploadAction>
        ) : null}
        <IconButton
          icon={X}
          size="sm"
          className="pointer-coarse:min-h-10 pointer-coarse:min-w-10"
          label={t(isRunning(upload) ? 'cancel' : 'dismiss', { name })}
          onClick={() => (isRunning(upload) ? cancel : dismiss)(id)}
        />
      </span>
    </li>
  );
});

/** Why a file was not taken, with the number and the limit where it is too much of something. */
function useRefusalWords(): (upload: Upload) => string {
  const t = useTranslations('upload');
  const format = useFormatter();
  return ({ problem, excess }) => {
    if (!excess) return t(problem ?? 'notSent');
    const { of, found, most } = excess;
    const written = { bytes: formatSize, pixels: (pixels: number) => format.number(megapixels(pixels)) };
    const write = of === 'bytes' || of === 'pixels' ? written[of] : (count: number) => format.number(count);
    return t(`tooMany_${of}`, { found: write(found), most: write(most) });
  };
}
