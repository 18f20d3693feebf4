'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ApiError } from '@/lib/client/http';
import { type Deletion, deleteMediaItem, restoreMediaItem } from '@/lib/client/media-item';
import { MEDIA } from '@/lib/domain/limits';
import type { MediaItem } from '@/lib/domain/media/model';
import { mediaLink, mediaPath } from '@/lib/domain/media/pathname';
import { previewToast } from '../notices';

export interface FileActions {
  /** True for a moment after the link was copied. */
  isCopied: boolean;
  isBusy: boolean;
  copy(): Promise<void>;
  download(): Promise<void>;
  /** `onInUse` is called where pages or saved versions show the file, and nothing has been done. */
  remove(how: Deletion, onInUse?: () => void): Promise<void>;
  restore(): Promise<void>;
}

/** Actions on a file, each with a notice; `onGone` is called when it has left its list. */
export function useFileActions(item: MediaItem, onGone: (item: MediaItem) => void): FileActions {
  const t = useTranslations('mediaPreview');
  const { pathname, name } = item;
  const [isCopied, setCopied] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), MEDIA.copiedFlagMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return {
    isCopied,
    isBusy,
    copy: async () => {
      try {
        await navigator.clipboard.writeText(mediaLink(location.origin, pathname));
        setCopied(true);
        previewToast.success(t('copied'));
      } catch {
        previewToast.failure(t('copyFailed'));
      }
    },
    download: async () => {
      const address = mediaPath(pathname);
      // Checks that the file exists: browsers do not report the result of a download.
      const response = await fetch(address, { method: 'HEAD' }).catch(() => null);
      if (!response?.ok) {
        previewToast.failure(t('downloadFailed'));
        return;
      }
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      previewToast.success(t('downloadStarted'));
    },
    remove: async (how, onInUse) => {
      setBusy(true);
      try {
        await deleteMediaItem(pathname, how);
        onGone(item);
      } catch (error) {
        if (onInUse && error instanceof ApiError && error.code === 'in_use') onInUse();
        else previewToast.failure(t('deleteFailed'));
      } finally {
        setBusy(false);
      }
    },
    restore: async () => {
      setBusy(true);
      try {
        await restoreMediaItem(pathname);
        onGone(item);
      } catch {
        previewToast.failure(t('restoreFailed'));
      } finally {
        setBusy(false);
      }
    },
  };
}
