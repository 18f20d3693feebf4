'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { mediaItemQuery } from '@/lib/client/media-item';
import type { MediaItem } from '@/lib/domain/media/model';
import { PageLinks } from './page-links';
import { PreviewIcon } from './preview-icon';
import { previewQueries } from './queries';
import { useDeeds } from './use-deeds';

interface FileToolsProps {
  item: MediaItem;
  onGone(item: MediaItem): void;
}

/** Copy, Download and Delete (specification §2.6), or the way out of the bin. */
export function FileTools({ item, onGone }: FileToolsProps) {
  const t = useTranslations('mediaPreview');
  const media = useTranslations('media');
  const deeds = useDeeds(item, onGone);
  const [question, ask] = useState<'used' | 'forever' | null>(null);
  const isBinned = item.deletedAt !== undefined;
  return (
    <>
      {isBinned ? <BinnedNote since={item.deletedAt ?? ''} /> : null}
      <div className="preview-tools">
        {isBinned ? (
          <button type="button" disabled={deeds.isBusy} onClick={deeds.restore}>
            <PreviewIcon shape="restore" />
            {t('restore')}
          </button>
        ) : (
          <>
            <button type="button" data-done={deeds.isCopied} onClick={deeds.copy}>
              <PreviewIcon shape={deeds.isCopied ? 'done' : 'copy'} />
              {t('copy')}
            </button>
            <button type="button" onClick={deeds.download}>
              <PreviewIcon shape="download" />
              {media('download')}
            </button>
          </>
        )}
        <button
          type="button"
          className="is-grave"
          disabled={deeds.isBusy}
          onClick={() => (isBinned ? ask('forever') : void deeds.remove('unused', () => ask('used')))}
        >
          <PreviewIcon shape="delete" />
          {t(isBinned ? 'forever' : 'delete')}
        </button>
      </div>
      {question ? (
        <Question
          item={item}
          kind={question}
          onClose={() => ask(null)}
          onConfirm={(isTold) => {
            ask(null);
            if (question === 'used') void deeds.remove('used');
            else if (isTold) void deeds.remove('forever, though versions show it');
            else void deeds.remove('forever', () => ask('forever'));
          }}
        />
      ) : null}
    </>
  );
}

function BinnedNote({ since }: { since: string }) {
  const t = useTranslations('mediaPreview');
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' });
  return <p className="preview-note">{t('binned', { date: date.format(new Date(since)) })}</p>;
}

interface QuestionProps {
  item: MediaItem;
  kind: 'used' | 'forever';
  /** Whether it was said by then how many saved versions show the file. */
  onConfirm(isTold: boolean): void;
  onClose(): void;
}

/** Says what would be lost, and where it is seen. The way out comes first. */
function Question({ item: { pathname, name }, kind, onConfirm, onClose }: QuestionProps) {
  const t = useTranslations('mediaPreview');
  const { data } = useQuery(mediaItemQuery(pathname), previewQueries);
  return (
    <Dialog
      title={t(kind === 'used' ? 'inUseTitle' : 'foreverTitle', { name })}
      note={t(kind === 'used' ? 'inUseNote' : 'foreverNote')}
      onClose={onClose}
    >
      {kind === 'used' ? <PageLinks pages={data?.pages ?? []} /> : null}
      {kind === 'forever' && data && data.versions > 0 ? (
        <p className="preview-note">
          {t('versions', { count: data.versions })} {t('versionsNote')}
        </p>
      ) : null}
      <div className="tool-dialog-ways">
        <button type="button" className="is-main" data-first onClick={onClose}>
          {t('keep')}
        </button>
        <button type="button" onClick={() => onConfirm(data !== undefined)}>
          {t(kind === 'used' ? 'deleteAnyway' : 'forever')}
        </button>
      </div>
    </Dialog>
  );
}
