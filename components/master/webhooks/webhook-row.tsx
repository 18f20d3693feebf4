'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { changeWebhook, testWebhook, webhooksQuery } from '@/lib/client/webhooks';
import type { Webhook } from '@/lib/contracts/webhooks';
import { TROUBLE } from '../parts/note';
import { Row, RowActions, RowName, RowNote } from '../parts/rows';
import { useFailure } from '../use-failure';
import { useWhen } from '../use-when';
import { EVENT_TEXT, hostOf, useOutcome } from './webhook-texts';

interface WebhookRowProps {
  webhook: Webhook;
  onChange: () => void;
  onRenew: () => void;
  onRemove: () => void;
}

/** A webhook: where it goes, how that goes, and what can be done with it. */
export function WebhookRow({ webhook, onChange, onRenew, onRemove }: WebhookRowProps) {
  const t = useTranslations('webhooks');
  const client = useQueryClient();
  const failed = useFailure();
  const outcomeOf = useOutcome();
  const { id, url, isOn } = webhook;
  const host = hostOf(url);
  const test = useMutation({ mutationFn: () => testWebhook(id), onError: failed });
  const turn = useMutation({
    mutationFn: () => changeWebhook({ id, isOn: !isOn }),
    onError: failed,
    onSettled: () => client.invalidateQueries(webhooksQuery),
  });
  return (
    <Row className="min-[44rem]:grid-cols-1">
      <div>
        <RowName>
          <bdi dir="ltr">{url}</bdi> {isOn ? null : <Badge>{t('isOff')}</Badge>}
        </RowName>
        <RowNote>{webhook.events.map((event) => t(EVENT_TEXT[event])).join(' · ')}</RowNote>
        <WebhookState webhook={webhook} />
      </div>
      <RowActions>
        <Button
          aria-label={t('testOf', { host })}
          aria-disabled={test.isPending}
          onClick={() => {
            if (!test.isPending) test.mutate();
          }}
        >
          {test.isPending ? t('testing') : t('test')}
        </Button>
        <Button aria-label={t('changeOf', { host })} onClick={onChange}>
          {t('change')}
        </Button>
        <Button aria-label={t('renewOf', { host })} onClick={onRenew}>
          {t('renew')}
        </Button>
        <Button
          aria-label={t(isOn ? 'turnOffOf' : 'turnOnOf', { host })}
          aria-disabled={turn.isPending}
          onClick={() => {
            if (!turn.isPending) turn.mutate();
          }}
        >
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
        <Button aria-label={t('removeOf', { host })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </RowActions>
      <p role="status" className={cx('empty:hidden', test.data?.problem && TROUBLE)}>
        {test.data ? outcomeOf(test.data) : null}
      </p>
    </Row>
  );
}

function WebhookState({ webhook }: { webhook: Webhook }) {
  const t = useTranslations('webhooks');
  const when = useWhen();
  const { isGivenUp, failingSince, waiting, missed } = webhook;
  const isFailing = !isGivenUp && failingSince !== null;
  return (
    <>
      {isGivenUp ? <p className={TROUBLE}>{t('givenUp')}</p> : null}
      {isFailing ? <p className={TROUBLE}>{t('failing', { when: when(failingSince) })}</p> : null}
      {waiting > 0 ? <RowNote>{t('waiting', { count: waiting })}</RowNote> : null}
      {missed > 0 ? <RowNote>{t('missed', { count: missed })}</RowNote> : null}
    </>
  );
}
