'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { MEDIA } from '@/lib/domain/limits';
import { measureGrid } from './grid-measures';
import type { Layout } from './library-state';
import { CAPTION_HEIGHT } from './media-grid';
import { useBoxWidth } from './use-box-width';

const PLACES = Array.from({ length: MEDIA.pageSize }, (_, index) => index);

/** The places of tiles that are on their way, in the grid's own measure. */
export function TilePlaceholders({ layout }: { layout: Layout }) {
  const t = useTranslations('library');
  const body = useRef<HTMLDivElement>(null);
  const width = useBoxWidth(body);
  const captionHeight = useMediaQuery('(hover: none)') ? CAPTION_HEIGHT : 0;
  const { columns, gap, rowHeight } = measureGrid({ width, layout, captionHeight });
  return (
    <div
      ref={body}
      className="relative grid"
      role="status"
      style={{ gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gridAutoRows: rowHeight }}
    >
      <span className="sr-only">{t('loading')}</span>
      {width === 0
        ? null
        : PLACES.map((place) => (
            <span key={place} className="animate-pulse rounded-md bg-tool-high motion-reduce:animate-none" />
          ))}
    </div>
  );
}
