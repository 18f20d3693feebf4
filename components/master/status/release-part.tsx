'use client';

import { useTranslations } from 'next-intl';
import type { SiteStatusAnswer } from '@/lib/contracts/site-status';
import { useWhen } from '../use-when';
import { Facts, StatusPart } from './status-part';
import { useByteWords } from './use-byte-words';

type ReleasePartProps = Pick<SiteStatusAnswer, 'release' | 'process' | 'address'>;

/** What is asked for when help is needed: which release of what runs, since when, and where. */
export function ReleasePart({ release, process, address }: ReleasePartProps) {
  const t = useTranslations('siteStatus');
  const when = useWhen();
  const bytes = useByteWords();
  const { database } = release;
  return (
    <StatusPart title={t('system')}>
      <Facts
        facts={[
          { name: t('address'), value: <bdi dir="ltr">{address.url}</bdi> },
          { name: t('release'), value: <bdi dir="ltr">{release.build}</bdi> },
          { name: t('built'), value: when(release.builtAt) },
          { name: t('started'), value: when(process.startedAt) },
          { name: t('memory'), value: bytes(process.memoryBytes) },
          {
            name: t('database'),
            value: t(database.kind === 'embedded' ? 'databaseEmbedded' : 'databaseServer', {
              version: database.version,
            }),
          },
          { name: t('node'), value: <bdi dir="ltr">{release.node}</bdi> },
        ]}
      />
    </StatusPart>
  );
}
