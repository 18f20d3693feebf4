'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { sendAccountLink } from '@/lib/client/accounts';
import { siteMailQuery } from '@/lib/client/site-mail';
import { isSetUp } from '@/lib/domain/mail/settings';
import { MailProblemNote } from './mail/mail-problem-note';
import { NOTE } from './parts/note';
import { useFailure } from './use-failure';

interface SendLinkProps {
  /** Of the account. */
  id: string;
  email: string;
  link: string;
}

/** Sends the link of an account to its address, where the site can send mail. */
export function SendLink({ id, email, link }: SendLinkProps) {
  const t = useTranslations('mail');
  const { data: mail } = useQuery(siteMailQuery);
  const failed = useFailure();
  const sending = useMutation({ mutationFn: sendAccountLink, onError: failed });
  if (!mail) return null;
  const { host, sender, given } = mail;
  if (!isSetUp({ host: given.server ?? host, sender: given.sender ?? sender }))
    return <p className={NOTE}>{t('linkNotSetUp')}</p>;
  const sent = sending.data;
  return (
    <div className="grid justify-items-start gap-(--space-2)">
      <Button
        className="max-w-full wrap-anywhere"
        aria-disabled={sending.isPending}
        onClick={() => sending.mutate({ id, link })}
      >
        {sending.isPending ? t('testing') : t('sendLink', { email })}
      </Button>
      <div role="status" className="grid gap-(--space-1)">
        {sent?.problem === null ? <p>{t('linkTaken', { email })}</p> : null}
        {sent?.problem ? <MailProblemNote {...sent} problem={sent.problem} recipient={email} /> : null}
      </div>
    </div>
  );
}
