'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/notices';
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  renewWebhookSecret,
  webhooksQuery,
} from '@/lib/client/webhooks';
import type { Webhook } from '@/lib/contracts/webhooks';
import { ConfirmDialog } from '../confirm-dialog';
import { LoadedList } from '../loaded-list';
import { Rows } from '../parts/rows';
import { ShownOnceDialog } from '../parts/shown-once-dialog';
import { useFailure } from '../use-failure';
import { Deliveries } from './deliveries';
import { type TypedWebhook, WebhookDialog } from './webhook-dialog';
import { WebhookRow } from './webhook-row';
import { hostOf } from './webhook-texts';

/** What is being asked about a webhook. */
type Question =
  | { kind: 'add' }
  | { kind: 'change' | 'renew' | 'remove'; webhook: Webhook }
  | { kind: 'secret'; host: string; secret: string };

/** Addresses that are told of events (decision 71), and how that goes; for the owner only. */
export function Webhooks() {
  const t = useTranslations('webhooks');
  const client = useQueryClient();
  const query = useQuery(webhooksQuery);
  const [question, setQuestion] = useState<Question | null>(null);
  // Receives the focus when the focused element is gone.
  const part = useRef<HTMLDivElement>(null);
  const submit = async (typed: TypedWebhook) => {
    if (question?.kind === 'change') {
      await changeWebhook({ id: question.webhook.id, ...typed });
      setQuestion(null);
      toast.success(t('changed'));
    } else {
      const { webhook, secret } = await addWebhook(typed);
      toast.success(t('added'));
      setQuestion({ kind: 'secret', host: hostOf(webhook.url), secret });
    }
    await client.invalidateQueries(webhooksQuery);
  };
  return (
    <div ref={part} className="grid w-full justify-items-start gap-(--space-3) outline-none" tabIndex={-1}>
      <LoadedList query={{ ...query, data: query.data?.webhooks }} expected={1} empty={t('empty')}>
        {(webhooks) => (
          <Rows>
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onChange={() => setQuestion({ kind: 'change', webhook })}
                onRenew={() => setQuestion({ kind: 'renew', webhook })}
                onRemove={() => setQuestion({ kind: 'remove', webhook })}
              />
            ))}
          </Rows>
        )}
      </LoadedList>
      <Button kind="main" onClick={() => setQuestion({ kind: 'add' })}>
        {t('add')}
      </Button>
      {query.data ? <Deliveries {...query.data} /> : null}
      {question?.kind === 'add' || question?.kind === 'change' ? (
        <WebhookDialog
          webhook={question.kind === 'change' ? question.webhook : null}
          onSubmit={submit}
          onClose={() => setQuestion(null)}
        />
      ) : null}
      <Confirmations question={question} onQuestion={setQuestion} onRemoved={() => part.current?.focus()} />
      {question?.kind === 'secret' ? (
        <ShownOnceDialog
          title={t('secretTitle', { host: question.host })}
          note={t('secretNote')}
          value={question.secret}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </div>
  );
}

interface ConfirmationsProps {
  question: Question | null;
  onQuestion: (question: Question | null) => void;
  onRemoved: () => void;
}

/** What is asked before something that cannot be undone. */
function Confirmations({ question, onQuestion, onRemoved }: ConfirmationsProps) {
  const t = useTranslations('webhooks');
  const client = useQueryClient();
  const failed = useFailure();
  const onSettled = () => client.invalidateQueries(webhooksQuery);
  const remove = useMutation({
    mutationFn: ({ id }: Webhook) => removeWebhook(id),
    onSuccess: () => {
      toast.success(t('removed'));
      onRemoved();
    },
    onError: failed,
    onSettled,
  });
  const renew = useMutation({
    mutationFn: ({ id }: Webhook) => renewWebhookSecret(id),
    onSuccess: (secret, { url }) => onQuestion({ kind: 'secret', host: hostOf(url), secret }),
    onError: failed,
    onSettled,
  });
  const webhook = question && 'webhook' in question ? question.webhook : null;
  const host = hostOf(webhook?.url ?? '');
  const close = () => onQuestion(null);
  return (
    <>
      <ConfirmDialog
        isOpen={question?.kind === 'remove'}
        title={t('removeTitle', { host })}
        note={t('removeNote')}
        action={t('remove')}
        onConfirm={() => webhook && remove.mutate(webhook)}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={question?.kind === 'renew'}
        title={t('renewTitle', { host })}
        note={t('renewNote')}
        action={t('renewAction')}
        onConfirm={() => webhook && renew.mutate(webhook)}
        onClose={close}
      />
    </>
  );
}
