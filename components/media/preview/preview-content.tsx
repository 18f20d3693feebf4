'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Picture } from '@/components/parts/picture';
import { Icon } from '@/components/ui/icon';
import { extensionOf, fileKindOf, isUndecoded } from '@/lib/domain/media/file-types';
import type { MediaItem } from '@/lib/domain/media/model';
import { mediaPath } from '@/lib/domain/media/pathname';
import { FILE_ICONS } from '../file-icons';

/** As wide as the picture can stand beside the panel. */
const WIDTHS = [{ when: '(min-width: 56rem)', width: '(100vw - 24rem)' }, { width: '100vw' }];

interface PreviewContentProps {
  item: MediaItem;
  alt: string;
  /** Shown over a picture, and exactly as large as it. */
  children?: ReactNode;
}

/** An image, a video player, an audio player, or a generic file icon with its type. */
export function PreviewContent({ item, alt, children }: PreviewContentProps) {
  const [hasFailed, setFailed] = useState(false);
  const { contentType, poster } = item;
  const src = mediaPath(item.pathname);
  const kind = isUndecoded(contentType) || hasFailed ? 'file' : fileKindOf(contentType);
  const failed = () => {
    setFailed(true);
    // A failed image load is logged.
    reportError(new Error(`The picture could not be loaded: ${src}`));
  };
  switch (kind) {
    case 'image':
      return (
        <div
          className="relative w-[min(100cqw,100cqh*var(--ratio,1.5),var(--natural,100cqw))]"
          style={measure(item)}
          onErrorCapture={failed}
        >
          <Picture
            src={src}
            alt={alt}
            facts={item}
            widths={WIDTHS}
            priority
            className="max-h-[100cqh] w-full bg-transparent object-contain"
          />
          {children}
        </div>
      );
    case 'video':
    case 'audio': {
      const Player = kind;
      return (
        <Player
          className={kind === 'video' ? 'max-h-[100cqh] max-w-[100cqw] bg-black' : 'w-[min(32rem,100cqw)]'}
          src={src}
          controls
          preload="metadata"
          {...(poster && { poster })}
        />
      );
    }
    default:
      return <FileIcon item={item} />;
  }
}

/** As large as there is room, and never larger than it is. */
function measure({ width, height }: MediaItem): CSSProperties {
  if (!width || !height) return {};
  return { '--ratio': width / height, '--natural': `${width}px` } as CSSProperties;
}

function FileIcon({ item: { contentType, name, pathname } }: { item: MediaItem }) {
  const t = useTranslations('mediaPreview');
  return (
    <p className="grid justify-items-center gap-4 text-lg wrap-anywhere text-tool-muted">
      <Icon of={FILE_ICONS[fileKindOf(contentType)]} className="size-24 stroke-[0.75]" />
      <span>{extensionOf(pathname).toUpperCase() || t('otherFile')}</span>
      <span className="sr-only">{name}</span>
      {isUndecoded(contentType) ? (
        <span className="max-w-96 text-center text-base text-balance">{t('undecoded')}</span>
      ) : null}
    </p>
  );
}
