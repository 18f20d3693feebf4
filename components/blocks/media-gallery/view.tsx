import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { labelOfBlock, labelOfItem } from '@/components/parts/block-label';
import { tagOf } from '@/components/parts/content-language';
import { lightboxKey } from '@/components/parts/lightbox-keys';
import type { MediaGalleryProps } from '@/lib/domain/blocks/media-gallery';
import { lookOfBlock, lookOfSection } from '@/lib/domain/page-look/settings';
import { galleryClasses, galleryWidth } from '../block-look';
import type { BlockViewProps } from '../block-view-props';
import { GalleryControls } from './gallery-controls';
import { GalleryItem } from './gallery-item';
import { arrangementOf, cellShape, placements } from './placement';
import { Thumbnails } from './thumbnails';

/** Pictures as a grid, in rows of one height or one after another. */
export function MediaGalleryView({
  block,
  props,
  section,
  page,
  isLeading,
  languageProps,
}: BlockViewProps<MediaGalleryProps>) {
  const t = useTranslations('blocks');
  const { content } = page.document.translation;
  const items = props.items
    .map((item, index) => ({ item, pictureKey: lightboxKey(content, block.id, index) }))
    .filter(({ item }) => item.src !== '');
  if (items.length === 0) return null;
  const id = `${block.id}-items`;
  const language = tagOf(page, languageProps);
  const label = labelOfBlock({ block, section, page });
  const isRow = props.layout === 'carousel';
  const facts = items.map(({ item }) => page.media[item.src]);
  const look = lookOfBlock(block, page.layout);
  const layout = arrangementOf(props.layout, look.formats, facts);
  const isHalf = lookOfSection(section, page.layout).arrangement === 'two';
  const places = placements({ layout, columns: props.columns }, facts, galleryWidth(look, isHalf));
  const style = {
    '--columns': isRow ? 1 : props.columns,
    '--gap': `${props.gap}px`,
    '--thumbnails': props.thumbnailColumns,
    ...(layout === 'grid' ? { '--cell': Number(cellShape(facts).toFixed(4)) } : {}),
  } as CSSProperties;
  return (
    <div
      {...languageProps}
      className={galleryClasses(layout, look)}
      style={style}
      {...(props.columns > 4 ? { 'data-many': '' } : {})}
      // A row that scrolls can be moved into, so it has a name, but the landmark is its section; pictures that only hang
      // need none.
      {...(isRow ? { role: 'group', 'aria-label': section.name, 'aria-roledescription': t('carousel') } : {})}
    >
      <ul id={id} tabIndex={isRow ? 0 : undefined}>
        {items.map(({ item, pictureKey }, index) => (
          <GalleryItem
            key={item.key ?? index}
            id={isRow ? `${id}-${index + 1}` : undefined}
            item={item}
            facts={page.media[item.src]}
            label={{ ...labelOfItem(label, item), language, isLine: true }}
            pictureKey={pictureKey}
            isLinker={props.linker}
            edited={page.slots?.markup({
              block,
              path: ['items', item.key ?? '', 'caption'],
              html: item.caption,
              language,
              className: 'caption',
            })}
            widths={places[index]?.widths ?? [{ width: '100vw' }]}
            style={places[index]?.style}
            isLeading={isLeading && index === 0}
          />
        ))}
      </ul>
      {isRow ? (
        <GalleryControls
          rowId={id}
          // Nothing moves by itself while it is edited.
          props={page.slots ? { ...props, autoplay: false } : props}
          items={items.map(({ item }) => item)}
        />
      ) : null}
      {isRow && props.showThumbnails && items.length > 1 ? (
        <Thumbnails
          rowId={id}
          items={items.map(({ item }) => item)}
          media={page.media}
          columns={props.thumbnailColumns}
        />
      ) : null}
    </div>
  );
}
