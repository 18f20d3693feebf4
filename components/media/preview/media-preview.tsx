'use client';

import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { cx } from '@/components/ui/cx';
import { FocalPointField } from '@/components/ui/focal-point-field';
import { IconButton } from '@/components/ui/icon-button';
import { Notices } from '@/components/ui/notices';
import { Screen, ScreenTitle } from '@/components/ui/screen';
import { MEDIA } from '@/lib/domain/limits';
import { isUndecoded } from '@/lib/domain/media/file-types';
import type { MediaItem } from '@/lib/domain/media/model';
import { DetailsForm } from './details-form';
import { FactList } from './fact-list';
import { FileTools } from './file-tools';
import { FilmSizes } from './film-sizes';
import { FocalPointTools } from './focal-point-tools';
import { PreviewContent } from './preview-content';
import { Usage } from './usage';
import { useDetails } from './use-details';
import { usePreviewKeys } from './use-preview-keys';

interface MediaPreviewProps {
  item: MediaItem;
  onClose(): void;
  /** The details of the file have changed, on the server too. */
  onChanged(item: MediaItem): void;
  /** The file is no more where it was listed: it is in the bin, or out of it. */
  onDeleted(item: MediaItem): void;
  /** Missing for the first or the last file. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** A button over the picture. */
const ON_PICTURE = 'absolute bg-tool-glass not-disabled:not-aria-disabled:hover:bg-tool-top';

/** The buttons to the neighbouring files. */
const STEP = 'top-[calc(50%-1.375rem)] max-lg:top-[calc(22.5dvh-1.375rem)] rtl:[&>svg]:-scale-x-100';

/** A file by itself, above the library: on a dark ground, with its details beside it. */
export function MediaPreview({ item, onClose, onChanged, onDeleted, ...steps }: MediaPreviewProps) {
  const t = useTranslations('mediaPreview');
  const { dialog, onKeyDown, swipe } = usePreviewKeys(steps);
  return (
    <Screen
      ref={dialog}
      className="grid auto-rows-[0] grid-cols-[minmax(0,1fr)_24rem] grid-rows-[minmax(0,1fr)] bg-tool-sunken p-0 max-lg:grid-cols-[minmax(0,1fr)] max-lg:grid-rows-[minmax(12rem,45dvh)_minmax(0,1fr)] max-lg:[@media(max-height:30rem)]:block max-lg:[@media(max-height:30rem)]:overflow-y-auto"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Body key={item.pathname} item={item} swipe={swipe} onChanged={onChanged} onGone={onDeleted} />
      {steps.onPrevious ? (
        <IconButton
          icon={ChevronLeft}
          label={t('previous')}
          size="lg"
          className={cx(ON_PICTURE, STEP, 'start-2.5')}
          onClick={steps.onPrevious}
        />
      ) : null}
      {steps.onNext ? (
        <IconButton
          icon={ChevronRight}
          label={t('next')}
          size="lg"
          className={cx(ON_PICTURE, STEP, 'end-[calc(24rem+0.625rem)] max-lg:end-2.5')}
          onClick={steps.onNext}
        />
      ) : null}
      <IconButton
        icon={X}
        label={t('close')}
        size="lg"
        className={cx(ON_PICTURE, 'end-3 top-3')}
        onClick={onClose}
      />
      <Notices place="media-preview" label={t('notices')} durationMs={MEDIA.toastMs} />
    </Screen>
  );
}

/** Where a picture is cut that has no focal point. */
const MIDDLE = { x: 0.5, y: 0.5 };

interface BodyProps {
  item: MediaItem;
  swipe: ReturnType<typeof usePreviewKeys>['swipe'];
  onChanged(item: MediaItem): void;
  onGone(item: MediaItem): void;
}

function Body({ item, swipe, onChanged, onGone }: BodyProps) {
  const t = useTranslations('mediaPreview');
  const details = useDetails(item, onChanged);
  const pointing = useRef<HTMLButtonElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { draft, change } = details;
  const isBinned = item.deletedAt !== undefined;
  const isSeen = item.contentType.startsWith('image/') && !isUndecoded(item.contentType);
  const canPoint = !isBinned && isSeen && item.width !== undefined;
  const point = draft.focalPoint ?? item.guessedFocalPoint;
  const { x, y } = point ?? MIDDLE;
  return (
    <>
      <div
        className="mx-16 my-6 grid min-h-0 touch-pan-y touch-pinch-zoom place-items-center [container-type:size] max-lg:m-3 max-lg:[@media(max-height:30rem)]:h-[80dvh]"
        {...swipe}
      >
        <PreviewContent item={item} alt={item.alt ?? item.name}>
          {canPoint ? (
            <FocalPointField
              point={{ x, y }}
              label={t('focalAt', { x: Math.round(x * 100), y: Math.round(y * 100) })}
              isGuessed={draft.focalPoint === null}
              handle={handle}
              onTap={(focalPoint) => change({ focalPoint })}
              onStep={(focalPoint) => change({ focalPoint })}
              onDone={() => pointing.current?.focus()}
            />
          ) : null}
        </PreviewContent>
      </div>
      <aside
        className="m-0 grid min-h-0 content-start gap-5 overflow-y-auto border-s border-tool-line bg-tool-ground px-6 pt-5 pb-[calc(2rem+env(safe-area-inset-bottom))] [scrollbar-width:thin] max-lg:border-s-0 max-lg:border-t max-lg:px-4"
        aria-label={t('facts')}
      >
        <ScreenTitle className="pe-12 wrap-anywhere max-lg:pe-0">{item.name}</ScreenTitle>
        <FactList item={item} />
        {item.contentType.startsWith('video/') ? <FilmSizes pathname={item.pathname} /> : null}
        <FileTools item={item} onGone={onGone} />
        {isBinned ? null : (
          <>
            {canPoint ? (
              <FocalPointTools
                item={item}
                details={details}
                button={pointing}
                point={point}
                onPoint={() => handle.current?.focus()}
              />
            ) : null}
            <DetailsForm
              details={details}
              isSeen={/^(?:image|video)\//.test(item.contentType)}
              isPicture={item.contentType.startsWith('image/')}
            />
            <Usage item={item} onReplaced={() => onChanged({ ...item, isUsed: false })} />
          </>
        )}
      </aside>
    </>
  );
}
