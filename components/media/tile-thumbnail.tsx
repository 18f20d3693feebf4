import { Play } from 'lucide-react';
import { useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { extensionOf, fileKindOf } from '@/lib/domain/media/file-types';
import type { MediaItem } from '@/lib/domain/media/model';
import { FILE_ICONS } from './file-icons';
import { LIST_ROW, TILE_SHAPE } from './grid-measures';
import { formatDuration, tilePicture } from './tile-picture';
import { TwoStepPicture } from './two-step-picture';

/** A picture or a film that fills its tile. */
const FILLING = 'absolute inset-0 size-full bg-transparent bg-cover bg-center object-cover';

/** At the beginning of a line, in pixels. */
const ROW_BOX = { width: 84, height: LIST_ROW };

interface TileThumbnailProps {
  item: MediaItem;
  /** Pixels. */
  width: number;
  /** Whether it stands at the beginning of a line, small. */
  isRow: boolean;
  /** Whether a button for the preview lies at its upper corner. */
  hasPreview: boolean;
}

function TypeSign({ item: { contentType, pathname } }: { item: MediaItem }) {
  return (
    <span className="grid justify-items-center gap-1.5 font-display text-2xs tracking-[0.06em] text-tool-muted">
      <Icon of={FILE_ICONS[fileKindOf(contentType)]} className="size-8 stroke-1" />
      <span>{extensionOf(pathname).toUpperCase()}</span>
    </span>
  );
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
  const box = isRow ? ROW_BOX : { width, height: width * TILE_SHAPE };
  return (
    <span
      className={cx(
        'relative grid min-h-0 place-items-center overflow-hidden',
        isRow ? 'h-full w-21 flex-none rounded-md bg-tool-high' : 'w-full flex-1',
      )}
    >
      {isIcon ? <TypeSign item={item} /> : null}
      {!isIcon && shown.kind === 'picture' ? (
        <TwoStepPicture
          key={shown.src}
          item={item}
          src={shown.src}
          box={box}
          className={FILLING}
          onFail={fail}
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
