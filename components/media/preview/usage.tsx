'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { mediaItemQuery, replaceMediaItem } from '@/lib/client/media-item';
import type { AcceptTypes } from '@/lib/domain/media/filter';
import type { MediaItem } from '@/lib/domain/media/model';
import { pickMedia } from '@/stores/ui';
import { previewToast } from '../notices';
import { PageLinks } from './page-links';
import { previewQueries } from './queries';

interface UsageProps {
  item: MediaItem;
  /** Pages show other files now. */
  onReplaced(): void;
}

/** Which pages show a file, and how all of them come to show another one. */
export function Usage({ item, onReplaced }: UsageProps) {
  const t = useTranslations('mediaPreview');
  const { data, error, refetch } = useQuery(mediaItemQuery(item.pathname), previewQueries);
  const titleId = useId();
  const { pages, templates = [], isMark } = data ?? {};
  return (
    <section aria-labelledby={titleId} aria-busy={!data && !error}>
      <h3 id={titleId} className="mb-2 font-display text-sm font-semibold">
        {t('usage')}
      </h3>
      {error ? <p role="alert">{t('usageFailed')}</p> : null}
      {pages && pages.length > 0 ? <PageLinks pages={pages} /> : null}
      {isMark ? <p className="text-sm text-tool-muted">{t('isMark')}</p> : null}
      {templates.length > 0 ? (
        <p className="text-sm text-tool-muted">{t('inTemplates', { names: templates.join(', ') })}</p>
      ) : null}
      {pages?.length === 0 && templates.length === 0 && !isMark ? (
        <p className="text-sm text-tool-muted">{t('unused')}</p>
      ) : null}
      {data && data.versions > 0 ? (
        <p className="text-sm text-tool-muted">{t('versions', { count: data.versions })}</p>
      ) : null}
      {pages && pages.length > 0 ? (
        <Replace
          item={item}
          onReplaced={() => {
            void refetch();
            onReplaced();
          }}
        />
      ) : null}
    </section>
  );
}

/** The group of files that can stand where this one stands. */
function groupOf({ contentType }: MediaItem): AcceptTypes {
  if (contentType.startsWith('image/')) return 'images';
  return contentType.startsWith('video/') ? 'videos' : 'all';
}

function Replace({ item, onReplaced }: UsageProps) {
  const t = useTranslations('mediaPreview');
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const replace = async () => {
    setOpen(false);
    const title = t('replaceTitle', { name: item.name });
    const [other] = (await pickMedia({ accept: groupOf(item), title })) ?? [];
    if (!other || other.pathname === item.pathname) return;
    setBusy(true);
    try {
      const { pages, mark } = await replaceMediaItem(item.pathname, other.pathname);
      previewToast.success(t('replaced', { count: pages }));
      if (mark === 'forbidden' || mark === 'not_drawable') previewToast.failure(t(`mark-${mark}`));
      onReplaced();
    } catch {
      previewToast.failure(t('replaceFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button disabled={isBusy} aria-busy={isBusy} onClick={() => setOpen(true)}>
        {t('replace')}
      </Button>
      {isOpen ? (
        <Dialog
          title={t('replaceTitle', { name: item.name })}
          note={t('replaceNote')}
          onClose={() => setOpen(false)}
        >
          <DialogActions>
            <Button size="lg" onClick={() => setOpen(false)}>
              {t('keep')}
            </Button>
            <Button kind="main" size="lg" data-first onClick={replace}>
              {t('replaceChoose')}
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
