'use client';

import { useTranslations } from 'next-intl';
import type { SiteStatusAnswer } from '@/lib/contracts/site-status';
import { NOTE } from '../parts/note';
import { useWhen } from '../use-when';
import { BackUpButton } from './back-up-button';
import { Command } from './command';
import { type Fact, Facts, StatusPart } from './status-part';
import { useByteWords } from './use-byte-words';

interface BackupPartProps extends Pick<SiteStatusAnswer, 'backup' | 'lastChangeAt'> {
  automatic: SiteStatusAnswer['automaticBackups'];
}

/** When everything was last backed up and where to, how many backups there are, and whether the site would come back from one. */
export function BackupPart({ backup, automatic, lastChangeAt }: BackupPartProps) {
  const t = useTranslations('siteStatus');
  const when = useWhen();
  const automaticFacts = useAutomaticFacts();
  const lastBackup = useBackupFacts();
  return (
    <StatusPart title={t('backup')}>
      <Facts
        facts={[
          ...lastBackup(backup),
          { name: t('lastChange'), value: lastChangeAt ? when(lastChangeAt) : t('never') },
          ...automaticFacts(automatic),
        ]}
      />
      {automatic ? <BackUpButton isRunning={automatic.isRunning} /> : null}
      <p className={NOTE}>{t(automatic ? 'backupAutomatic' : 'backupOff')}</p>
      <p className={NOTE}>{t.rich('backupHow', { command: () => <Command name="backup" /> })}</p>
    </StatusPart>
  );
}

function useBackupFacts(): (backup: SiteStatusAnswer['backup']) => Fact[] {
  const t = useTranslations('siteStatus');
  const when = useWhen();
  const bytes = useByteWords();
  return (backup) => {
    if (!backup) return [{ name: t('backupLast'), value: t('never') }];
    const { at, file } = backup;
    return [
      { name: t('backupLast'), value: when(at) },
      { name: t('backupSize'), value: bytes(backup.bytes) },
      ...(file === '' ? [] : [{ name: t('backupWhere'), value: <bdi dir="ltr">{file}</bdi> }]),
    ];
  };
}

function useAutomaticFacts(): (automatic: SiteStatusAnswer['automaticBackups']) => Fact[] {
  const t = useTranslations('siteStatus');
  const when = useWhen();
  return (automatic) => {
    if (!automatic) return [];
    const { kept, oldestAt, trial } = automatic;
    const outcome = trial && t(trial.isGood ? 'backupTrialGood' : 'backupTrialBad', { when: when(trial.at) });
    return [
      {
        name: t('backupKept'),
        value: t('backupKeptCount', { count: kept, oldest: oldestAt ? when(oldestAt) : '' }),
      },
      { name: t('backupTrial'), value: outcome ?? t('backupTrialNone') },
    ];
  };
}
