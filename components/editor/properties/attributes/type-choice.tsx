'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';

const TYPES = ['text', 'number', 'boolean'] as const;

/** What the values of an attribute are; a type of somebody else's stays as long as nobody chooses another. */
export function TypeChoice({ value, onChange }: { value: string; onChange(type: string): void }) {
  const t = useTranslations('attribute');
  const id = useId();
  const isKnown = TYPES.some((type) => type === value);
  return (
    <div className="field">
      <label htmlFor={id}>{t('type')}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {isKnown ? null : <option value={value}>{value}</option>}
        {TYPES.map((type) => (
          <option key={type} value={type}>
            {t(type)}
          </option>
        ))}
      </select>
    </div>
  );
}
