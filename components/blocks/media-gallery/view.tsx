import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { itemDefinitionsFor } from '@/components/page/definitions';
import { ScrollerControls } from '@/components/ui/scroller-controls';
import type { MediaGalleryProps } from '@/lib/domain/blocks/media-gallery';
import { IMAGE } from '@/lib/domain/site/limits';
import type { BlockViewProps } from '../block-view-props';
import { GalleryItem } from './gallery-item';
import { Thumbnails } from './thumbnails';

/** How wide one item stands on a wide screen, for the choice of a picture. */
function sizesFor(columns: number): string {
  const share = Math.ceil(100 / columns);
  const onPhone = columns === 1 ? 100 : 50;
  return `(min-width: 60rem) ${share}vw, ${onPhone}vw`;
}

/** Pictures as a grid, as masonry or in a row (specification §3 "MediaGallery", §9 "Gallery defaults"). */
export function MediaGalleryView({
  block,
  props,
  section,
  page,
  isLeading,
}: BlockViewProps<MediaGalleryProps>) {
  const layout = useTranslations('layout');
  const items = props.items.filter((item) => item.src !== '');
  if (items.length === 0) return null;
  const id = `${block.id}-items`;
  const isRow = props.layout === 'carousel';
  // A row that scrolls can be moved into, so it has a name; pictures that only hang need none.
  const Frame = isRow ? 'section' : 'div';
  const leadsTo = props.lightbox ? 'picture' : props.linker ? 'caption' : 'nothing';
  const style = {
    '--columns': isRow ? 1 : props.columns,
    '--gap': `${props.gap}px`,
    '--thumbnails': props.thumbnailColumns,
  } as CSSProperties;
  return (
    <Frame
      className={`gallery gallery-${props.layout}`}
      style={style}
      {...(isRow ? { 'aria-label': section.name } : {})}
    >
      <ul id={id} tabIndex={isRow ? 0 : undefined}>
        {items.map((item, index) => (
          <GalleryItem
            key={item.key ?? index}
            id={isRow ? `${id}-${index + 1}` : undefined}
            item={item}
            facts={page.media[item.src]}
            frame={page.frame}
            definitions={itemDefinitionsFor(block, section, page)}
            leadsTo={leadsTo}
            sizes={isRow ? '(min-width: 60rem) 70vw, 100vw' : sizesFor(props.columns)}
            maxWidth={isRow || props.columns < 3 ? IMAGE.screensPx['2xl'] : IMAGE.screensPx.lg}
            isLeading={isLeading && index === 0}
          />
        ))}
      </ul>
      {isRow && props.showNavigation && items.length > 1 ? (
        <ScrollerControls
          scrollerId={id}
          previousLabel={layout('previous')}
          nextLabel={layout('next')}
          {...(props.autoplay ? { autoplayDelay: props.autoplayDelay } : {})}
        />
      ) : null}
      {isRow && props.showThumbnails && items.length > 1 ? (
        <Thumbnails rowId={id} items={items} media={page.media} />
      ) : null}
    </Frame>
  );
}
