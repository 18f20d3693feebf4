'use client';

import { useLocale, useTranslations } from 'next-intl';
import { extensionOf } from '@/lib/domain/media/file-types';
import type { MediaItem } from '@/lib/domain/media/model';
import { formatSize } from '@/lib/domain/media/size';

/** Name, size, type, date and path (specification §2.6), and what else is known. */
export function FactList({ item }: { item: MediaItem }) {
  const t = useTranslations('mediaPreview');
  const media = useTranslations('media');
  const locale = useLocale();
  const { name, size, uploadedAt, pathname, width, height, duration } = item;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const facts = [
    [media('name'), name],
    [media('size'), formatSize(size)],
    [media('type'), extensionOf(pathname).toUpperCase() || t('otherFile')],
    [
      media('date'),
      <time key="date" dateTime={uploadedAt}>
        {date.format(new Date(uploadedAt))}
      </time>,
    ],
    // As people read it; what is copied is the address as browsers write it.
    [media('path'), `/media/${pathname}`],
    ...(width && height ? [[t('dimensions'), `${width} × ${height}`]] : []),
    ...(duration === undefined ? [] : [[t('duration'), clock(duration)]]),
  ] as const;
  return (
    <dl className="preview-facts">
      {facts.map(([label, value]) => (
        <div key={String(label)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Seconds as "1:02:03" or "4:05". */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
