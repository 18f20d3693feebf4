'use client';

import { Image } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { announce } from '@/components/ui/announcer';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { useToolsLanguage } from '@/components/ui/tools-language';
import { MEDIA } from '@/lib/domain/limits';
import { toast } from '../core/notices';
import { useToolTexts } from '../core/tool-texts';
import { hasFiles, pastedFiles } from './dropped-files';
import { placePictures } from './place-pictures';
import { useUploads } from './use-uploads';

const PILL = 'tool flex items-center gap-3 rounded-full px-5 py-3.5 text-base shadow-lg';

/** Pictures that are dropped or pasted on the page become a block of it. */
export function PageFiles() {
  const t = useToolTexts('properties');
  const words = useToolTexts('editor');
  const [isOver, setIsOver] = useState(false);
  const { progress, upload } = useUploads();

  const language = useToolsLanguage();
  useEffect(() => {
    const tell = (description: string) => toast.error(words('error'), { description });
    const take = async (files: File[]) => {
      if (files.length > MEDIA.uploadFiles) tell(t('tooMany', { count: MEDIA.uploadFiles }));
      const addresses = await upload(files.slice(0, MEDIA.uploadFiles), 'images', tell);
      if (addresses.length === 0) return;
      if (placePictures(addresses)) announce(t('itemsAdded', { count: addresses.length }));
      else tell(t('noRoom'));
    };
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      // Otherwise the browser would leave the page for the file.
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
      // `dragover` fires continuously, and leaving fires nothing reliable.
      clearTimeout(leaving);
      leaving = setTimeout(() => setIsOver(false), 300);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      setIsOver(false);
      void take([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      void take(files);
    };
    const early = { capture: true };
    document.addEventListener('dragenter', over, early);
    document.addEventListener('dragover', over, early);
    document.addEventListener('drop', drop, early);
    document.addEventListener('paste', paste, early);
    return () => {
      clearTimeout(leaving);
      document.removeEventListener('dragenter', over, early);
      document.removeEventListener('dragover', over, early);
      document.removeEventListener('drop', drop, early);
      document.removeEventListener('paste', paste, early);
    };
  }, [t, words, upload]);

  if (!isOver && progress === null) return null;
  return createPortal(
    isOver ? (
      <div className="pointer-events-none fixed inset-3 z-98 grid place-items-center rounded-2xl border-3 border-dashed border-tool-accent bg-tool-glass font-display text-tool-ink">
        <p {...language} className={PILL}>
          <Icon of={Image} />
          {t('dropHere')}
        </p>
      </div>
    ) : (
      <div
        {...language}
        className={cx(
          PILL,
          'fixed inset-x-0 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-87 mx-auto w-max font-display',
        )}
        role="status"
      >
        {t('uploading')}
        <progress
          className="w-32 accent-tool-accent"
          aria-label={t('uploading')}
          max={1}
          value={progress ?? 0}
        />
      </div>
    ),
    document.body,
  );
}
