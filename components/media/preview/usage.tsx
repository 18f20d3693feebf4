'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { mediaItemQuery, replaceMediaItem } from '@/lib/client/media-item';
import type { AcceptTypes } from '@/lib/domain/media/filter';
import type { MediaItem } from '@/lib/domain/media/model';
import { pickMedia } from '@/stores/ui';
import { notify } from './notices';
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
  const pages = data?.pages;
  return (
    <section className="preview-usage" aria-labelledby={titleId} aria-busy={!data && !error}>
      <h3 id={titleId}>{t('usage')}</h3>
      {error ? <p role="alert">{t('usageFailed')}</p> : null}
      {pages && pages.length > 0 ? <PageLinks pages={pages} /> : null}
      {pages?.length === 0 ? <p className="preview-note">{t('unused')}</p> : null}
      {data && data.versions > 0 ? (
        <p className="preview-note">{t('versions', { count: data.versions })}</p>
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
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const replace = async () => {
    setAsking(false);
    const title = t('replaceTitle', { name: item.name });
    const [other] = (await pickMedia({ accept: groupOf(item), title })) ?? [];
    if (!other || other.pathname === item.pathname) return;
    setBusy(true);
    try {
      const count = await replaceMediaItem(item.pathname, other.pathname);
      notify.success(t('replaced', { count }));
      onReplaced();
    } catch {
      notify.failure(t('replaceFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" disabled={isBusy} aria-busy={isBusy} onClick={() => setAsking(true)}>
        {t('replace')}
      </button>
      {isAsking ? (
        <Dialog
          title={t('replaceTitle', { name: item.name })}
          note={t('replaceNote')}
          onClose={() => setAsking(false)}
        >
          <div className="tool-dialog-ways">
            <button type="button" onClick={() => setAsking(false)}>
              {t('keep')}
            </button>
            <button type="button" className="is-main" data-first onClick={replace}>
              {t('replaceChoose')}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
