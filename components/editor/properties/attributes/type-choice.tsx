'use client';

import { useTranslations } from 'next-intl';
import { Field, Select } from '@/components/ui/field';

const TYPES = ['text', 'number', 'boolean'] as const;

/** What the values of an attribute are; a type of somebody else's stays as long as nobody chooses another. */
export function TypeChoice({ value, onChange }: { value: string; onChange(type: string): void }) {
  const t = useTranslations('attribute');
  const isKnown = TYPES.some((type) => type === value);
  return (
    <Field label={t('type')}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {isKnown ? null : <option value={value}>{value}</option>}
          {TYPES.map((type) => (
            <option key={type} value={type}>
              {t(type)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
