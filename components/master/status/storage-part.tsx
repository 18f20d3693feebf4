'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { SiteStatusAnswer } from '@/lib/contracts/site-status';
import { Facts, StatusPart } from './status-part';
import { useByteWords } from './use-byte-words';

type StoragePartProps = Pick<SiteStatusAnswer, 'disk' | 'kept'>;

/** What the site keeps, and how much room there is for more. */
export function StoragePart({ disk, kept }: StoragePartProps) {
  const t = useTranslations('siteStatus');
  const format = useFormatter();
  const bytes = useByteWords();
  const files = t('files', { count: kept.files, size: bytes(kept.fileBytes) });
  return (
    <StatusPart title={t('storage')}>
      <Facts
        facts={[
          { name: t('pages'), value: format.number(kept.pages) },
          { name: t('library'), value: kept.storage === 'blob' ? t('inBlob', { files }) : files },
          ...(disk
            ? [{ name: t('disk'), value: t('free', { free: bytes(disk.free), size: bytes(disk.size) }) }]
            : []),
        ]}
      />
    </StatusPart>
  );
}
