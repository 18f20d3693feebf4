'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { AcceptTypes } from '@/lib/domain/media/filter';
import { isRunning } from '@/lib/domain/media/upload-queue';
import { useUploadQueue } from '@/stores/uploads';
import { LibraryIcon } from './library-icon';
import { useLibrary } from './library-state';

/** What the device's own dialog offers. */
const OFFERED: Record<AcceptTypes, string | undefined> = {
  all: undefined,
  images: 'image/*',
  videos: 'video/*',
  'images,videos': 'image/*,video/*',
};

/** Files of this device; while some are on their way it turns and waits (specification §2.5). */
export function UploadButton({ onFiles }: { onFiles(files: Iterable<File>): void }) {
  const t = useTranslations('library');
  const input = useRef<HTMLInputElement>(null);
  const accept = useLibrary(({ request }) => request.accept);
  const isBusy = useUploadQueue(({ uploads }) => uploads.some(isRunning));
  return (
    <>
      <button
        type="button"
        className="library-button is-main"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => (isBusy ? undefined : input.current?.click())}
      >
        {isBusy ? <span className="library-spinner" /> : <LibraryIcon shape="upload" />}
        <span className="library-words">{t(isBusy ? 'uploading' : 'upload')}</span>
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={OFFERED[accept]}
        aria-label={t('upload')}
        onChange={({ target }) => {
          onFiles(target.files ?? []);
          target.value = '';
        }}
      />
    </>
  );
}
