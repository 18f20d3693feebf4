import { useTranslations } from 'next-intl';
import { labelEntries } from '@/components/page/label-entries';
import { MuseumLabel } from '@/components/page/museum-label';
import { Picture } from '@/components/page/picture';
import { RichHtml } from '@/components/page/rich-html';
import type { MediaGalleryProps } from '@/lib/domain/blocks/media-gallery';
import type { MediaFacts } from '@/lib/domain/media/model';
import type { SiteFrame } from '@/lib/domain/site/view-model';

interface GalleryItemProps {
  id: string | undefined;
  item: MediaGalleryProps['items'][number];
  facts: MediaFacts | undefined;
  frame: SiteFrame;
  definitions: { id: string; name?: string }[];
  /** To the full picture (`lightbox`), or where its caption leads (`linker`), and to the picture where that is nowhere. */
  leadsTo: 'picture' | 'caption' | 'nothing';
  sizes: string;
  maxWidth: number;
  isLeading: boolean;
}

/** One picture of a gallery with its caption and label. */
export function GalleryItem({
  id,
  item,
  facts,
  frame,
  definitions,
  leadsTo,
  isLeading,
  ...place
}: GalleryItemProps) {
  const t = useTranslations('blocks');
  const entries = labelEntries(item.attributes, definitions);
  const followsCaption = leadsTo === 'caption' && item.caption.includes('<a ');
  const picture = <Picture src={item.src} alt={item.alt} facts={facts} priority={isLeading} {...place} />;
  return (
    <li id={id} className={followsCaption ? 'leads' : undefined}>
      <figure>
        {leadsTo === 'nothing' || followsCaption ? (
          picture
        ) : (
          <a href={item.src} aria-label={t('openPicture', { name: item.alt })}>
            {picture}
          </a>
        )}
        {item.caption === '' && entries.length === 0 ? null : (
          <figcaption>
            <RichHtml as="span" className="caption" html={item.caption} frame={frame} />
            <MuseumLabel entries={entries} />
          </figcaption>
        )}
      </figure>
    </li>
  );
}
