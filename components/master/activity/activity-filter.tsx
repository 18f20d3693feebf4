'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Field, Select } from '@/components/ui/field';
import { accountsQuery } from '@/lib/client/accounts';
import type { AuditFilter } from '@/lib/client/audit';
import { AUDIT_GROUPS } from '@/lib/domain/auth/audit-actions';

interface ActivityFilterProps {
  value: AuditFilter;
  onChange(filter: AuditFilter): void;
}

/** Which actions are listed, and whose. */
export function ActivityFilter({ value, onChange }: ActivityFilterProps) {
  const t = useTranslations('activity');
  const accounts = useQuery(accountsQuery).data ?? [];
  return (
    <div className="flex flex-wrap gap-(--space-3)">
      <Field label={t('what')}>
        {(control) => (
          <Select
            {...control}
            value={value.group ?? ''}
            onChange={({ target }) =>
              onChange({ ...value, group: AUDIT_GROUPS.find((group) => group === target.value) ?? null })
            }
          >
            <option value="">{t('everything')}</option>
            {AUDIT_GROUPS.map((group) => (
              <option key={group} value={group}>
                {t(`group-${group}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('who')}>
        {(control) => (
          <Select
            {...control}
            value={value.actor ?? ''}
            onChange={({ target }) => onChange({ ...value, actor: target.value || null })}
          >
            <option value="">{t('everybody')}</option>
            {accounts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
