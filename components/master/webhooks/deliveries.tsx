'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { WebhookDelivery, WebhookList } from '@/lib/contracts/webhooks';
import { TROUBLE } from '../parts/note';
import { Row, RowName, RowNote, Rows } from '../parts/rows';
import { useWhen } from '../use-when';
import { hostOf, TYPE_TEXT, useOutcome } from './webhook-texts';

const STATE_TEXT = { sent: 'stateSent', waiting: 'stateWaiting', failed: 'stateFailed' } as const;

const TONE = { sent: 'plain', waiting: 'plain', failed: 'danger' } as const;

/** The last deliveries of all webhooks, the newest first: what was sent, where, and what came back. */
export function Deliveries({ webhooks, deliveries }: WebhookList) {
  const t = useTranslations('webhooks');
  if (deliveries.length === 0) return null;
  return (
    <div className="grid w-full gap-(--space-2)">
      <h3>{t('deliveries')}</h3>
      <Rows>
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            url={webhooks.find(({ id }) => id === delivery.webhookId)?.url ?? ''}
          />
        ))}
      </Rows>
    </div>
  );
}

function DeliveryRow({ delivery, url }: { delivery: WebhookDelivery; url: string }) {
  const t = useTranslations('webhooks');
  const when = useWhen();
  const outcomeOf = useOutcome();
  const { type, state, createdAt, nextTryAt, tries, status, problem } = delivery;
  const isLater = nextTryAt !== null && tries > 0;
  return (
    <Row isShort>
      <div>
        <RowName>{t(TYPE_TEXT[type])}</RowName>
        <RowNote>
          {t('to', { host: hostOf(url) })}
          {' · '}
          <time dateTime={createdAt}>{when(createdAt)}</time>
        </RowNote>
        {problem === null ? null : <p className={TROUBLE}>{outcomeOf({ status, problem })}</p>}
        {isLater ? <RowNote>{t('again', { when: when(nextTryAt) })}</RowNote> : null}
      </div>
      <Badge className="self-start" tone={TONE[state]}>
        {t(STATE_TEXT[state])}
      </Badge>
    </Row>
  );
}
