'use client';

import { BAR_BUTTON, BAR_NARROW } from '@/components/ui/bar';
import { cx } from '@/components/ui/cx';
import { tip } from '@/components/ui/tooltip-text';
import { shareOf } from '@/lib/domain/media/upload-queue';
import { openLibrary } from '@/stores/ui';
import { useUploadQueue } from '@/stores/uploads';
import type { InterfaceTexts } from './use-interface-texts';

/** How far the files on their way are, wherever one goes meanwhile, or that some of them stay behind; leads to them. */
export function UploadMark({ texts }: { texts: InterfaceTexts['toolbar'] }) {
  const share = useUploadQueue(({ uploads }) => shareOf(uploads));
  const hasStopped = useUploadQueue(({ uploads }) => uploads.some(({ state }) => state === 'refused'));
  if (share === null && !hasStopped) return null;
  const percent = Math.floor((share ?? 0) * 100);
  const label = share === null ? texts.uploadsStopped : texts.uploading.replace('{percent}', String(percent));
  return (
    <button
      type="button"
      className={cx(BAR_BUTTON, BAR_NARROW, 'relative overflow-hidden border border-tool-muted tabular-nums')}
      {...tip(label)}
      aria-label={label}
      onClick={openLibrary}
    >
      {share === null ? '!' : `${percent} %`}
      {share === null ? null : (
        <i
          className="absolute start-0 bottom-0 h-0.75 bg-tool-accent"
          style={{ inlineSize: `${percent}%` }}
        />
      )}
    </button>
  );
}
