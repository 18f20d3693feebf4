'use client';

import { Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { AcceptTypes } from '@/lib/domain/media/filter';
import { isRunning } from '@/lib/domain/media/upload-queue';
import { useUploadQueue } from '@/stores/uploads';
import { useLibrary } from './library-state';

/** What the device's own dialog offers. */
const OFFERED: Record<AcceptTypes, string | undefined> = {
  all: undefined,
  images: 'image/*',
  videos: 'video/*',
  'images,videos': 'image/*,video/*',
  documents: 'application/pdf,audio/*,.vtt,text/vtt',
};

interface UploadButtonProps {
  /** A sign alone on a phone. */
  isCompact?: boolean;
  onFiles(files: Iterable<File>): void;
}

/** Files of this device; while some are on their way it turns and waits. */
export function UploadButton({ isCompact = false, onFiles }: UploadButtonProps) {
  const t = useTranslations('library');
  const input = useRef<HTMLInputElement>(null);
  const accept = useLibrary(({ request }) => request.accept);
  const isBusy = useUploadQueue(({ uploads }) => uploads.some(isRunning));
  return (
    <>
      <Button
        kind="main"
        className={isCompact ? 'max-sm:px-0' : 'mt-3'}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => (isBusy ? undefined : input.current?.click())}
      >
        {isBusy ? <Spinner /> : <Icon of={Upload} />}
        <span className={isCompact ? 'max-sm:sr-only' : undefined}>{t(isBusy ? 'uploading' : 'upload')}</span>
      </Button>
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
