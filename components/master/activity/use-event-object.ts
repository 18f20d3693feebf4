'use client';

import { useTranslations } from 'next-intl';
import type { AuditRecord } from '@/lib/contracts/audit';
import { eventObject } from '@/lib/domain/auth/audit-object';
import { useRoleTexts } from '../role-texts';
import { useWhen } from '../use-when';

/** What an action was done to, in the reader's words; only for data fetched by the browser. */
export function useEventObject(): (event: AuditRecord) => string {
  const t = useTranslations('activity');
  const when = useWhen();
  const { nameOf } = useRoleTexts();
  return (event) => {
    const { text, codesLeft, role } = eventObject(event, when);
    if (codesLeft !== undefined) return t('codesLeft', { count: codesLeft });
    return role === undefined ? text : `${text} · ${nameOf(role)}`;
  };
}
