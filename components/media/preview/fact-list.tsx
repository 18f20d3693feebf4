'use client';

import { useLocale, useTranslations } from 'next-intl';
import { extensionOf } from '@/lib/domain/media/file-types';
import type { MediaItem } from '@/lib/domain/media/model';
import { formatSize } from '@/lib/domain/media/size';
import { formatDuration } from '../tile-picture';

/** Name, size, type, date and path, and what else is known. */
export function FactList({ item }: { item: MediaItem }) {
  const t = useTranslations('mediaPreview');
  const media = useTranslations('media');
  const locale = useLocale();
  const { name, size, uploadedAt, pathname, width, height, duration, isHdr, signature, signedBy } = item;
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
    ...(isHdr ? [[t('hdr'), t('hdrNote')]] : []),
    ...(signature ? [[t('signature'), t(`signature_${signature}`, { name: signedBy ?? '?' })]] : []),
    ...(duration === undefined ? [] : [[t('duration'), formatDuration(duration)]]),
  ] as const;
  return (
    <dl className="grid gap-1.5">
      {facts.map(([label, value]) => (
        <div key={String(label)} className="grid grid-cols-[6.5rem_1fr] gap-3">
          <dt className="text-tool-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
