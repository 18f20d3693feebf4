'use client';

import { useTranslations } from 'next-intl';
import type { SiteStatusAnswer } from '@/lib/contracts/site-status';
import { NOTE } from '../parts/note';
import { useWhen } from '../use-when';
import { Command } from './command';
import { Facts, StatusPart } from './status-part';
import { useByteWords } from './use-byte-words';

type BackupPartProps = Pick<SiteStatusAnswer, 'backup' | 'lastChangeAt'>;

/** When everything was last saved elsewhere, and how that is done. */
export function BackupPart({ backup, lastChangeAt }: BackupPartProps) {
  const t = useTranslations('siteStatus');
  const when = useWhen();
  const bytes = useByteWords();
  return (
    <StatusPart title={t('backup')}>
      <Facts
        facts={[
          { name: t('backupLast'), value: backup ? when(backup.at) : t('never') },
          ...(backup ? [{ name: t('backupSize'), value: bytes(backup.bytes) }] : []),
          { name: t('lastChange'), value: lastChangeAt ? when(lastChangeAt) : t('never') },
        ]}
      />
      <p className={NOTE}>{t.rich('backupHow', { command: () => <Command name="backup" /> })}</p>
    </StatusPart>
  );
}
