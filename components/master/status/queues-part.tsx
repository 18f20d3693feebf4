'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { SiteStatusAnswer } from '@/lib/contracts/site-status';
import { Facts, StatusPart } from './status-part';

type QueuesPartProps = Pick<SiteStatusAnswer, 'queues' | 'mail'>;

/** Mail, and what the server has to do besides answering. */
export function QueuesPart({ queues, mail }: QueuesPartProps) {
  const t = useTranslations('siteStatus');
  const format = useFormatter();
  const toDo = queues.reduce((sum, { running, waiting }) => sum + running + waiting, 0);
  return (
    <StatusPart title={t('work')}>
      <Facts
        facts={[
          { name: t('background'), value: t('tasks', { count: toDo }) },
          {
            name: t('mail'),
            value: mail.isOn || mail.waiting > 0 ? t('mailWaiting', { count: mail.waiting }) : t('mailOff'),
          },
          ...(mail.failed > 0 ? [{ name: t('mailFailed'), value: format.number(mail.failed) }] : []),
        ]}
      />
    </StatusPart>
  );
}
