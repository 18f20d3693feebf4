import { useTranslations } from 'next-intl';
import { GalleryThumbnails } from '@/components/islands/thumbnails/gallery-thumbnails';
import { Picture } from '@/components/parts/picture';
import { coverWidth } from '@/components/parts/picture-widths';
import type { MediaGalleryProps } from '@/lib/domain/blocks/media-gallery';
import { IMAGE } from '@/lib/domain/limits';
import { type MediaFacts, ratioOf } from '@/lib/domain/media/model';

/** One of as many squares in a line, with gaps of half a rem (media-gallery.css). */
function widthOf(columns: number): string {
  return `clamp(2.75rem, (92vw - ${(columns - 1) / 2}rem) / ${columns}, 5.5rem)`;
}

interface ThumbnailsProps {
  /** Id of the row; its items are numbered from 1. */
  rowId: string;
  items: MediaGalleryProps['items'];
  media: Record<string, MediaFacts>;
  /** How many stand in a line where there is room. */
  columns: number;
}

/** Small pictures under a row, each the way to its large one (showThumbnails). */
export function Thumbnails({ rowId, items, media, columns }: ThumbnailsProps) {
  const width = widthOf(columns);
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
                widths={[{ width: coverWidth({ width, height: width }, ratioOf(media[item.src])) }]}
                maxWidth={IMAGE.screensPx.md}
              />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
