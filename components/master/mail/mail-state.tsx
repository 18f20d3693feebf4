'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/notices';
import { retrySiteMail, siteMailQuery } from '@/lib/client/site-mail';
import type { SiteMailAnswer } from '@/lib/contracts/site-mail';
import { Row, RowName, RowNote, Rows } from '../parts/rows';
import { useFailure } from '../use-failure';
import { useWhen } from '../use-when';
import { MailProblemNote } from './mail-problem-note';

/** How mail goes: the last that was sent, what waits and why, and what was not sent. */
export function MailState({ mail: { isOn, state } }: { mail: SiteMailAnswer }) {
  const t = useTranslations('mail');
  const when = useWhen();
  const client = useQueryClient();
  const failed = useFailure();
  const retry = useMutation({
    mutationFn: retrySiteMail,
    onSuccess: (count) => toast.success(t('retried', { count })),
    onError: failed,
    onSettled: () => client.invalidateQueries(siteMailQuery),
  });
  const { waiting, nextTryAt, lastSentAt, problem, serverLine, failedCount } = state;
  const canRetry = isOn && waiting + failedCount > 0;
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-(--space-2)">
      <div role="status" className="grid gap-(--space-1)">
        {isOn ? null : <p>{t('isOff')}</p>}
        <p>{lastSentAt === null ? t('neverSent') : t('lastSent', { when: when(lastSentAt) })}</p>
        {nextTryAt === null ? null : <p>{t('waiting', { count: waiting, when: when(nextTryAt) })}</p>}
        {problem === null ? null : <MailProblemNote problem={problem} serverLine={serverLine} />}
      </div>
      {canRetry ? (
        <Button onClick={() => retry.mutate()} aria-disabled={retry.isPending}>
          {t('retry')}
        </Button>
      ) : null}
      <FailedMails state={state} />
    </div>
  );
}

function FailedMails({ state: { failed, failedCount } }: Pick<SiteMailAnswer, 'state'>) {
  const t = useTranslations('mail');
  const when = useWhen();
  if (failedCount === 0) return null;
  return (
    <div className="grid w-full gap-(--space-2)">
      <h3>{t('failed', { count: failedCount })}</h3>
      <Rows>
        {failed.map(({ id, names, createdAt, problem, serverLine }) => (
          <Row key={id} className="min-[44rem]:grid-cols-1">
            <div>
              <RowName>
                {names.length === 0 ? t('failedGone') : t('failedFrom', { names: names.join(', ') })}
              </RowName>
              <RowNote>
                <time dateTime={createdAt}>{when(createdAt)}</time>
              </RowNote>
              <MailProblemNote problem={problem} serverLine={serverLine} />
            </div>
          </Row>
        ))}
      </Rows>
    </div>
  );
}
