import { useState } from 'react';
import { Picture } from '@/components/parts/picture';
import { IMAGE, MEDIA } from '@/lib/domain/limits';
import { extensionOf, type FileKind, fileKindOf } from '@/lib/domain/media/file-types';
import type { MediaItem } from '@/lib/domain/media/model';
import { LibraryIcon, type LibraryShape } from './library-icon';
import { formatDuration, tilePicture } from './tile-picture';

const SIGNS: Record<FileKind, LibraryShape> = {
  image: 'picture',
  video: 'film',
  audio: 'sound',
  pdf: 'pdf',
  file: 'file',
};

/** At a tile's quality a few pixels less are not seen, and save the next larger picture. */
const SHARP_ENOUGH = 0.9;

interface TileThumbnailProps {
  item: MediaItem;
  /** Pixels. */
  width: number;
}

/** A file as a tile shows it: a picture, a film's frame with a play icon, or its type (specification §2.5). */
export function TileThumbnail({ item, width }: TileThumbnailProps) {
  const [hasFailed, setFailed] = useState(false);
  const shown = tilePicture(item);
  const kind = fileKindOf(item.contentType);
  // A picture that cannot be shown is a file like others; a film without a frame has the film's sign (specification §8).
  const fail = () => setFailed(true);
  const isIcon = hasFailed || shown.kind === 'icon';
  const { duration } = item;
  return (
    <span className="tile-picture" onErrorCapture={fail}>
      {isIcon ? (
        <span className="tile-sign">
          <LibraryIcon shape={SIGNS[kind]} />
          <span>{extensionOf(item.pathname).toUpperCase()}</span>
        </span>
      ) : null}
      {!isIcon && shown.kind === 'picture' ? (
        <Picture
          src={shown.src}
          alt=""
          facts={item}
          sizes={`${Math.floor(width * SHARP_ENOUGH)}px`}
          maxWidth={IMAGE.screensPx.sm}
          quality={MEDIA.tileQuality}
        />
      ) : null}
      {!isIcon && shown.kind === 'film' ? (
        <video
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
        <span className="tile-play">
          <LibraryIcon shape="play" />
        </span>
      ) : null}
      {duration === undefined ? null : <span className="tile-duration">{formatDuration(duration)}</span>}
    </span>
  );
}
