import { useTranslations } from 'next-intl';
import { GalleryThumbnails } from '@/components/islands/gallery-thumbnails';
import { Picture } from '@/components/parts/picture';
import type { MediaGalleryProps } from '@/lib/domain/blocks/media-gallery';
import { IMAGE } from '@/lib/domain/limits';
import type { MediaFacts } from '@/lib/domain/media/model';

interface ThumbnailsProps {
  /** Id of the row; its items are numbered from 1. */
  rowId: string;
  items: MediaGalleryProps['items'];
  media: Record<string, MediaFacts>;
}

/** Small pictures under a row, each the way to its large one (showThumbnails). */
export function Thumbnails({ rowId, items, media }: ThumbnailsProps) {
  const t = useTranslations('blocks');
  return (
    <nav aria-label={t('thumbnails')}>
      <GalleryThumbnails rowId={rowId} />
      <ol className="thumbnails print:hidden">
        {items.map((item, index) => (
          <li key={item.key ?? index}>
            <a
              href={`#${rowId}-${index + 1}`}
              aria-label={t('showPicture', { index: index + 1, name: item.alt })}
            >
              <Picture
                src={item.src}
                alt=""
                facts={media[item.src]}
                widths={[{ width: '5.5rem' }]}
                maxWidth={IMAGE.screensPx.xs}
              />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
