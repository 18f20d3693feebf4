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

interface MailProblemNoteProps {
  problem: MailProblem;
  serverLine: string;
  /** Whom it was for, where that is not the owner. */
  recipient?: string;
}

/** Why a mail could not be sent, and below it what the mail server itself said. */
export function MailProblemNote({ problem, serverLine, recipient }: MailProblemNoteProps) {
  const t = useTranslations('mail');
  const isOther = recipient !== undefined && problem === 'recipient';
  return (
    <>
      <p className="text-(--accent)">
        {isOther ? t('problemOtherRecipient', { recipient }) : t(TEXT[problem])}
      </p>
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
