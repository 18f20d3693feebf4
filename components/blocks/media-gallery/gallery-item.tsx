import type { CSSProperties, ReactNode } from 'react';
import { BlockLabel, isUnsaid } from '@/components/parts/block-label';
import type { LabelPlace } from '@/components/parts/drawn-page';
import { LightboxLink } from '@/components/parts/lightbox-link';
import { Picture } from '@/components/parts/picture';
import type { PictureWidths } from '@/components/parts/picture-widths';
import { RichHtml } from '@/components/parts/rich-html';
import type { MediaGalleryProps } from '@/lib/domain/blocks/media-gallery';
import type { MediaFacts } from '@/lib/domain/media/model';
import { transitionName } from '@/lib/domain/site/transition-name';
import { withLeadingLink } from './leading-link';

interface GalleryItemProps {
  id: string | undefined;
  item: MediaGalleryProps['items'][number];
  facts: MediaFacts | undefined;
  label: LabelPlace;
  /** Its name in the address of the lightbox, when it opens in one. */
  pictureKey: string | undefined;
  /** Whether the whole item leads where its caption does (`linker`). */
  isLinker: boolean;
  widths: PictureWidths;
  isLeading: boolean;
  /** Its caption while it is edited. */
  edited: ReactNode;
  /** Where it stands among the others. */
  style: CSSProperties | undefined;
}

/** One picture of a gallery with its caption and label. */
export function GalleryItem({ id, item, facts, pictureKey, isLinker, style, ...rest }: GalleryItemProps) {
  const { label, widths, isLeading, edited } = rest;
  const isBare = item.caption === '' && isUnsaid(label);
  const caption = isLinker && pictureKey === undefined ? withLeadingLink(item.caption) : item.caption;
  const picture = (
    <Picture src={item.src} alt={item.alt} facts={facts} priority={isLeading} widths={widths} />
  );
  return (
    <li
      id={id}
      data-item={edited ? item.key : undefined}
      data-filter-item=""
      data-shared={isLinker ? transitionName(item.src) : undefined}
      className={caption === item.caption ? undefined : 'leads'}
      style={style}
    >
      <figure>
        {pictureKey === undefined ? (
          picture
        ) : (
          <LightboxLink src={item.src} facts={facts} alt={item.alt} pictureKey={pictureKey}>
            {picture}
          </LightboxLink>
        )}
        {isBare && !edited ? null : (
          <figcaption className={edited ? (isBare ? 'relative is-empty' : 'relative') : undefined}>
            {edited ?? (
              <RichHtml
                as="span"
                className="caption"
                html={caption}
                frame={label.page.frame}
                language={label.language}
              />
            )}
            <BlockLabel {...label} />
          </figcaption>
        )}
      </figure>
    </li>
  );
}
