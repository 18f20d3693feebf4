import type { CSSProperties, ReactNode } from 'react';
import { labelEntries } from '@/components/parts/label-entries';
import { LightboxLink } from '@/components/parts/lightbox-link';
import { MuseumLabel } from '@/components/parts/museum-label';
import { Picture } from '@/components/parts/picture';
import type { PictureWidths } from '@/components/parts/picture-widths';
import { RichHtml } from '@/components/parts/rich-html';
import type { MediaGalleryProps } from '@/lib/domain/blocks/media-gallery';
import type { MediaFacts } from '@/lib/domain/media/model';
import { transitionName } from '@/lib/domain/site/transition-name';
import type { PageView, SiteFrame } from '@/lib/domain/site/view-model';
import { withLeadingLink } from './leading-link';

interface GalleryItemProps {
  id: string | undefined;
  item: MediaGalleryProps['items'][number];
  facts: MediaFacts | undefined;
  frame: SiteFrame;
  /** The tag of its language. */
  language: string;
  definitions: { id: string; name?: string }[];
  /** The pages that its label can name. */
  named: PageView['named'];
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
  const { frame, language, definitions, named, widths, isLeading, edited } = rest;
  const entries = labelEntries(item.attributes, definitions, named);
  const isBare = item.caption === '' && entries.length === 0;
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
          <figcaption className={isBare ? 'is-empty' : undefined}>
            {edited ?? (
              <RichHtml as="span" className="caption" html={caption} frame={frame} language={language} />
            )}
            <MuseumLabel entries={entries} frame={frame} language={language} isLine />
          </figcaption>
        )}
      </figure>
    </li>
  );
}
