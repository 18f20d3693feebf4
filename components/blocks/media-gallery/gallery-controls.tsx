import { useTranslations } from 'next-intl';
import { CarouselControls } from '@/components/islands/carousel/carousel-controls';
import type { MediaGalleryProps } from '@/lib/domain/blocks/media-gallery';

interface GalleryControlsProps {
  rowId: string;
  props: MediaGalleryProps;
  items: MediaGalleryProps['items'];
}

/**
 * The controls of a row of pictures: arrows and dots if `showNavigation` is set, and a pause button whenever the
 * row moves by itself (WCAG 2.2.2).
 */
export function GalleryControls({ rowId, props, items }: GalleryControlsProps) {
  const t = useTranslations('blocks');
  const words = useTranslations('lightbox');
  if (items.length < 2 || !(props.showNavigation || props.autoplay)) return null;
  const total = items.length;
  return (
    <CarouselControls
      rowId={rowId}
      kind="scroll"
      hasArrows={props.showNavigation}
      hasDots={props.showNavigation && !props.showThumbnails}
      {...(props.autoplay ? { autoplayDelay: props.autoplayDelay } : {})}
      labels={{
        previous: words('previous'),
        next: words('next'),
        pause: t('pauseGallery'),
        play: t('playGallery'),
        choose: t('choosePicture'),
        items: items.map(({ alt }, index) => words('position', { index: index + 1, total, name: alt })),
      }}
    />
  );
}
