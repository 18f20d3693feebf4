'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Screen, ScreenTitle } from '@/components/ui/screen';
import type { MediaItem } from '@/lib/domain/media/model';
import { CutSamples } from './cut-samples';
import { DetailsForm } from './details-form';
import { FactList } from './fact-list';
import { FileTools } from './file-tools';
import { FocalPointField } from './focal-point';
import { PreviewNotices } from './notices';
import { PreviewContent } from './preview-content';
import { PreviewIcon } from './preview-icon';
import { Usage } from './usage';
import { useDetails } from './use-details';
import { usePreviewDialog } from './use-preview-dialog';
import './preview.css';
import './preview-panel.css';
import './preview-form.css';

interface MediaPreviewProps {
  item: MediaItem;
  onClose(): void;
  /** What is told of the file has changed, on the server too. */
  onChanged(item: MediaItem): void;
  /** The file is no more where it was listed: it is in the bin, or out of it. */
  onDeleted(item: MediaItem): void;
  /** Left out where there is none before, or behind. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** A file by itself, above the library (specification §2.6), with all that is told of it. */
export function MediaPreview({ item, onClose, onChanged, onDeleted, ...ways }: MediaPreviewProps) {
  const t = useTranslations('mediaPreview');
  const { dialog, onKeyDown, swipe } = usePreviewDialog(ways);
  return (
    <Screen
      ref={dialog}
      className="grid auto-rows-[0] grid-cols-[minmax(0,1fr)_24rem] grid-rows-[minmax(0,1fr)] bg-tool-sunken p-0 max-lg:grid-cols-[minmax(0,1fr)] max-lg:grid-rows-[minmax(12rem,45dvh)_minmax(0,1fr)] max-lg:[@media(max-height:30rem)]:block max-lg:[@media(max-height:30rem)]:overflow-y-auto"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Body key={item.pathname} item={item} swipe={swipe} onChanged={onChanged} onGone={onDeleted} />
      {ways.onPrevious ? (
        <button type="button" className="preview-step is-previous" onClick={ways.onPrevious}>
          <PreviewIcon shape="previous" />
          <span className="sr-only">{t('previous')}</span>
        </button>
      ) : null}
      {ways.onNext ? (
        <button type="button" className="preview-step is-next" onClick={ways.onNext}>
          <PreviewIcon shape="next" />
          <span className="sr-only">{t('next')}</span>
        </button>
      ) : null}
      <button type="button" className="preview-close" onClick={onClose}>
        <PreviewIcon shape="close" />
        <span className="sr-only">{t('close')}</span>
      </button>
      <PreviewNotices label={t('notices')} />
    </Screen>
  );
}

interface BodyProps {
  item: MediaItem;
  swipe: ReturnType<typeof usePreviewDialog>['swipe'];
  onChanged(item: MediaItem): void;
  onGone(item: MediaItem): void;
}

function Body({ item, swipe, onChanged, onGone }: BodyProps) {
  const t = useTranslations('mediaPreview');
  const details = useDetails(item, onChanged);
  const [isPointing, setPointing] = useState(false);
  const pointing = useRef<HTMLButtonElement>(null);
  const { draft, change } = details;
  const isBinned = item.deletedAt !== undefined;
  const canPoint = !isBinned && item.contentType.startsWith('image/') && item.width !== undefined;
  return (
    <>
      <div className="preview-stage" {...swipe}>
        <PreviewContent item={item} alt={item.alt ?? item.name}>
          {isPointing ? (
            <FocalPointField
              point={draft.focalPoint}
              onChange={(focalPoint) => change({ focalPoint })}
              onDone={() => {
                setPointing(false);
                pointing.current?.focus();
              }}
            />
          ) : null}
        </PreviewContent>
      </div>
      <aside className="preview-panel" aria-label={t('facts')}>
        <ScreenTitle>{item.name}</ScreenTitle>
        <FactList item={item} />
        <FileTools item={item} onGone={onGone} />
        {isBinned ? null : (
          <>
            {canPoint ? (
              <section className="preview-focal">
                <button
                  ref={pointing}
                  type="button"
                  aria-pressed={isPointing}
                  onClick={() => setPointing(!isPointing)}
                >
                  <PreviewIcon shape="focal" />
                  {t('focalPoint')}
                </button>
                {draft.focalPoint ? (
                  <button type="button" onClick={() => change({ focalPoint: null })}>
                    {t('focalReset')}
                  </button>
                ) : null}
                {isPointing ? <p className="preview-note">{t('focalHint')}</p> : null}
                {isPointing || draft.focalPoint ? (
                  <CutSamples item={item} point={draft.focalPoint} label={t('samples')} />
                ) : null}
              </section>
            ) : null}
            <DetailsForm details={details} isSeen={/^(?:image|video)\//.test(item.contentType)} />
            <Usage item={item} onReplaced={() => onChanged({ ...item, isUsed: false })} />
          </>
        )}
      </aside>
    </>
  );
}
