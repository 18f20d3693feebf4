import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import type { MediaFacts } from '@/lib/domain/media/model';
import { isReducedFirst, isTiled, tilesPath } from '@/lib/domain/media/tiles';
import { VARIANT_WIDTHS, variantPath } from '@/lib/domain/media/variants';

/** The widest that browsers can show of what they do not show as it is stored. */
const WIDEST = Math.max(...VARIANT_WIDTHS);

interface LightboxLinkProps {
  src: string;
  facts: MediaFacts | undefined;
  alt: string;
  /** Names the picture in `{page}?picture={key}`. */
  pictureKey: string;
  style?: CSSProperties;
  /** The picture as it hangs: the lightbox takes its sizes, its words and its place on the screen from it. */
  children: ReactNode;
}

/** A picture that opens large: `components/islands/lightbox/lightbox.tsx` takes every such link of the page. */
export function LightboxLink({ src, facts, alt, pictureKey, style, children }: LightboxLinkProps) {
  const t = useTranslations('blocks');
  const { creator, copyright, credit, licence } = facts?.rights ?? {};
  const line = [...new Set([copyright ?? creator, credit])].filter(Boolean).join(' · ');
  return (
    <a
      href={facts && isSeenByVariant(facts) ? variantPath(src, WIDEST) : src}
      data-lightbox={pictureKey}
      data-hdr={facts?.isHdr && !isSeenByVariant(facts) ? '' : undefined}
      data-tiles={facts && isTiled(facts) ? tilesPath(src) : undefined}
      data-rights={line || undefined}
      data-licence={licence}
      aria-label={t('openPicture', { name: alt })}
      style={style}
    >
      {children}
    </a>
  );
}

/** Whether a browser cannot show the file itself, or only at the cost of its memory. */
function isSeenByVariant(facts: MediaFacts): boolean {
  return facts.contentType === 'image/tiff' || isReducedFirst(facts);
}
