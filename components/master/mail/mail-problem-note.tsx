'use client';

import { useTranslations } from 'next-intl';
import type { MailProblem } from '@/lib/domain/mail/problems';
import { RowNote } from '../parts/rows';

const TEXT = {
  noHost: 'problemNoHost',
  refused: 'problemRefused',
  unreachable: 'problemUnreachable',
  timeout: 'problemTimeout',
  certificate: 'problemCertificate',
  notSecure: 'problemNotSecure',
  password: 'problemPassword',
  passwordLost: 'problemPasswordLost',
  sender: 'problemSender',
  recipient: 'problemRecipient',
  mail: 'problemMail',
  later: 'problemLater',
  other: 'problemOther',
} as const satisfies Record<MailProblem, string>;

/** Why a mail could not be sent, and below it what the mail server itself said. */
export function MailProblemNote({ problem, serverLine }: { problem: MailProblem; serverLine: string }) {
  const t = useTranslations('mail');
  return (
    <>
      <p className="text-(--accent)">{t(TEXT[problem])}</p>
      {serverLine === '' ? null : (
        <RowNote>
          {t('serverSaid')}{' '}
          <code dir="ltr" className="wrap-anywhere">
            {serverLine}
          </code>
        </RowNote>
      )}
    </>
  );
}
