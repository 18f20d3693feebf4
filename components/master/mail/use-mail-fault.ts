'use client';

import { useTranslations } from 'next-intl';
import type { MailFaults } from './use-mail-form';

const TEXT = {
  host: 'faultHost',
  port: 'faultPort',
  shown: 'faultShown',
  passwordAgain: 'faultPasswordAgain',
  passwordMissing: 'faultPasswordMissing',
  userMissing: 'faultUserMissing',
  address: 'faultAddress',
} as const;

/** What is wrong with a field, in words; null: nothing. */
export function useMailFault(faults: MailFaults): (field: keyof MailFaults) => string | null {
  const t = useTranslations('mail');
  return (field) => {
    const fault = faults[field];
    return fault ? t(TEXT[fault]) : null;
  };
}
