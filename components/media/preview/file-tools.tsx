'use client';

import { useQuery } from '@tanstack/react-query';
import { Check, Copy, Download, RotateCcw, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { mediaItemQuery } from '@/lib/client/media-item';
import type { MediaItem } from '@/lib/domain/media/model';
import { PageLinks } from './page-links';
import { previewQueries } from './queries';
import { useFileActions } from './use-file-actions';

interface FileToolsProps {
  item: MediaItem;
  onGone(item: MediaItem): void;
}

/** Narrow enough for three in a line on a phone. */
const TOOL = 'gap-1.5 px-3';

/** Copy, Download and Delete, or the way out of the bin. */
export function FileTools({ item, onGone }: FileToolsProps) {
  const t = useTranslations('mediaPreview');
  const media = useTranslations('media');
  const actions = useFileActions(item, onGone);
  const [question, setQuestion] = useState<'used' | 'forever' | null>(null);
  const isBinned = item.deletedAt !== undefined;
  return (
    <>
      {isBinned ? <BinnedNote since={item.deletedAt ?? ''} /> : null}
      {/* The focus does not begin at the focal point over the picture, which has a use for Escape and the arrows. */}
      <div className="flex flex-wrap gap-2">
        {isBinned ? (
          <Button className={TOOL} disabled={actions.isBusy} onClick={actions.restore} data-first>
            <Icon of={RotateCcw} />
            {t('restore')}
          </Button>
        ) : (
          <>
            <Button
              className={cx(TOOL, actions.isCopied && 'border-tool-success text-tool-success')}
              onClick={actions.copy}
              data-first
            >
              <Icon of={actions.isCopied ? Check : Copy} />
              {t('copy')}
            </Button>
            <Button className={TOOL} onClick={actions.download}>
              <Icon of={Download} />
              {media('download')}
            </Button>
          </>
        )}
        <Button
          kind="danger"
          className={TOOL}
          disabled={actions.isBusy}
          onClick={() =>
            isBinned ? setQuestion('forever') : void actions.remove('unused', () => setQuestion('used'))
          }
        >
          <Icon of={Trash2} />
          {t(isBinned ? 'forever' : 'delete')}
        </Button>
      </div>
      {question ? (
        <Question
          item={item}
          kind={question}
          onClose={() => setQuestion(null)}
          onConfirm={(knowsVersions) => {
            setQuestion(null);
            if (question === 'used') void actions.remove('used');
            else if (knowsVersions) void actions.remove('forever, though versions show it');
            else void actions.remove('forever', () => setQuestion('forever'));
          }}
        />
      ) : null}
    </>
  );
}

function BinnedNote({ since }: { since: string }) {
  const t = useTranslations('mediaPreview');
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' });
  return <p className="text-sm text-tool-muted">{t('binned', { date: date.format(new Date(since)) })}</p>;
}

interface QuestionProps {
  item: MediaItem;
  kind: 'used' | 'forever';
  /** Whether the dialog showed by then how many saved versions show the file. */
  onConfirm(knowsVersions: boolean): void;
  onClose(): void;
}

/** Says what would be lost, and where it is seen. The way out comes first. */
function Question({ item: { pathname, name }, kind, onConfirm, onClose }: QuestionProps) {
  const t = useTranslations('mediaPreview');
  const { data } = useQuery(mediaItemQuery(pathname), previewQueries);
  const templates = data?.templates ?? [];
  const isMarkAlone = data?.isMark === true && data.pages.length === 0 && templates.length === 0;
  return (
    <Dialog
      title={t(kind === 'used' ? 'inUseTitle' : 'foreverTitle', { name })}
      note={t(kind === 'used' ? (isMarkAlone ? 'markNote' : 'inUseNote') : 'foreverNote')}
      onClose={onClose}
    >
      {kind === 'used' ? <PageLinks pages={data?.pages ?? []} /> : null}
      {kind === 'used' && data?.isMark && !isMarkAlone ? (
        <p className="text-sm text-tool-muted">{t('isMark')}</p>
      ) : null}
      {templates.length > 0 ? (
        <p className="text-sm text-tool-muted">{t('inTemplates', { names: templates.join(', ') })}</p>
      ) : null}
      {kind === 'forever' && data && data.versions > 0 ? (
        <p className="text-sm text-tool-muted">
          {t('versions', { count: data.versions })} {t('versionsNote')}
        </p>
      ) : null}
      <DialogActions>
        <Button kind="main" size="lg" data-first onClick={onClose}>
          {t('keep')}
        </Button>
        <Button size="lg" onClick={() => onConfirm(data !== undefined)}>
          {t(kind === 'used' ? 'deleteAnyway' : 'forever')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
