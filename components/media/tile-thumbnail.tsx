import { Play } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '@/components/parts/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { IMAGE, MEDIA } from '@/lib/domain/limits';
import { extensionOf, fileKindOf } from '@/lib/domain/media/file-types';
import { focalPointOf, type MediaItem } from '@/lib/domain/media/model';
import { FILE_ICONS } from './file-icons';
import { formatDuration, tilePicture } from './tile-picture';

/** At a tile's quality a few pixels less are not seen, and save the next larger picture. */
const SHARP_ENOUGH = 0.9;

/** A picture or a film that fills its tile. */
const FILLING = 'absolute inset-0 size-full bg-transparent bg-cover bg-center object-cover';

interface TileThumbnailProps {
  item: MediaItem;
  /** Pixels. */
  width: number;
  /** Whether it stands at the beginning of a line, small. */
  isRow: boolean;
  /** Whether a button for the preview lies at its upper corner. */
  hasPreview: boolean;
}

/** A file as a tile shows it: a picture, a film's frame with a play icon, or its type. */
export function TileThumbnail({ item, width, isRow, hasPreview }: TileThumbnailProps) {
  const [hasFailed, setFailed] = useState(false);
  const shown = tilePicture(item);
  const kind = fileKindOf(item.contentType);
  // A picture that cannot be shown is a file like others; a film without a frame has the film's sign.
  const fail = () => setFailed(true);
  const isIcon = hasFailed || shown.kind === 'icon';
  const { duration } = item;
  const focalPoint = focalPointOf(item);
  return (
    <span
      className={cx(
        'relative grid min-h-0 place-items-center overflow-hidden',
        isRow ? 'h-full w-21 flex-none rounded-md bg-tool-high' : 'w-full flex-1',
      )}
      onErrorCapture={fail}
    >
      {isIcon ? (
        <span className="grid justify-items-center gap-1.5 font-display text-2xs tracking-[0.06em] text-tool-muted">
          <Icon of={FILE_ICONS[kind]} className="size-8 stroke-1" />
          <span>{extensionOf(item.pathname).toUpperCase()}</span>
        </span>
      ) : null}
      {!isIcon && shown.kind === 'picture' ? (
        <Picture
          src={shown.src}
          alt=""
          facts={{ ...item, ...(focalPoint && { focalPoint }) }}
          widths={[{ width: `${Math.floor(width * SHARP_ENOUGH)}px` }]}
          maxWidth={IMAGE.screensPx.sm}
          quality={MEDIA.tileQuality}
          className={FILLING}
        />
      ) : null}
      {!isIcon && shown.kind === 'film' ? (
        <video
          className={FILLING}
          src={shown.src}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          aria-hidden
          onError={fail}
        />
      ) : null}
      {kind === 'video' && !isIcon ? (
        <span
          className={cx(
            'absolute inset-0 m-auto grid size-10 place-items-center rounded-full bg-tool-glass',
            isRow && 'scale-75',
          )}
        >
          <Icon of={Play} className="translate-x-px fill-current" />
        </span>
      ) : null}
      {duration === undefined ? null : (
        <span
          className={cx(
            'absolute end-1.5 rounded-sm bg-tool-glass px-1.5 py-px text-2xs tabular-nums',
            hasPreview ? 'bottom-1.5' : 'top-1.5',
            isRow && 'scale-75',
          )}
        >
          {formatDuration(duration)}
        </span>
      )}
    </span>
  );
}
