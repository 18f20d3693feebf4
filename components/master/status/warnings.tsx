'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SiteStatusAnswer } from '@/lib/contracts/site-status';
import { reserveOf } from '@/lib/domain/disk';
import type { Warning } from '@/lib/domain/site-status/warnings';
import { PanelLink } from '../parts/panel-link';
import { Command } from './command';
import { useByteWords } from './use-byte-words';

interface WarningsProps {
  status: SiteStatusAnswer;
  language: string;
}

/** What to do something about, the most urgent first; that there is nothing, where there is nothing. */
export function Warnings({
  status: { warnings, disk, backup, automaticBackups, mail, address },
  language,
}: WarningsProps) {
  const t = useTranslations('siteStatus');
  const bytes = useByteWords();
  const reserve = disk ? bytes(reserveOf(disk)) : '';
  const toPart = (part: 'mail' | 'webhooks') => (words: ReactNode) => (
    <PanelLink path={`/master/settings#${part}`} language={language} className="underline">
      {words}
    </PanelLink>
  );
  const toMail = toPart('mail');
  const command = () => <Command name="backup" />;
  const sentences: Record<Warning, ReactNode> = {
    diskFull: t('warnDiskFull'),
    diskClosed: t('warnDiskClosed'),
    diskLow: t('warnDiskLow', { reserve }),
    diskFilling: t('warnDiskFilling'),
    proxyUnnamed: (
      <>
        {t('warnProxy')}{' '}
        <code dir="ltr" className="select-all wrap-anywhere">
          {address.proxyLine}
        </code>
      </>
    ),
    backupIncomplete: t.rich('warnBackupIncomplete', {
      count: backup?.missing ?? 0,
      command: () => <Command name="repair" />,
    }),
    backupUnusable: t('warnBackupUnusable'),
    backupFailed: t('warnBackupFailed', { problem: automaticBackups?.failure?.problem ?? 'failed' }),
    backupOld: t.rich(automaticBackups ? 'warnBackupOld' : 'warnBackupOldOff', { command }),
    backupNever: t.rich(automaticBackups ? 'warnBackupNever' : 'warnBackupNeverOff', { command }),
    mailStuck: t.rich('warnMailStuck', { count: mail.waiting, link: toMail }),
    mailFailed: t.rich('warnMailFailed', { count: mail.failed, link: toMail }),
    webhookGivenUp: t.rich('warnWebhookGivenUp', { link: toPart('webhooks') }),
  };
  if (warnings.length === 0) return <p className="max-w-(--measure)">{t('allWell')}</p>;
  return (
    <ul aria-label={t('attention')} className="grid max-w-(--measure) gap-(--space-2)">
      {warnings.map((warning) => (
        <li key={warning} className="border-s-4 border-(--accent) ps-(--space-2)">
          {sentences[warning]}
        </li>
      ))}
    </ul>
  );
}
