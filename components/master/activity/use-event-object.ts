'use client';

import { useTranslations } from 'next-intl';
import type { AuditRecord } from '@/lib/contracts/audit';
import { useWhen } from '../use-when';
import { eventObject } from './event-object';

/** What an action was done to, in the reader's words; only for data fetched by the browser. */
export function useEventObject(): (event: AuditRecord) => string {
  const t = useTranslations('activity');
  const when = useWhen();
  return (event) => {
    const { text, codesLeft } = eventObject(event, when);
    return codesLeft === undefined ? text : t('codesLeft', { count: codesLeft });
  };
}
