'use client';

import { useTranslations } from 'next-intl';
import { Field, Input } from '@/components/ui/field';

interface PathFieldProps {
  value: string;
  problem: string | null;
  /** Where the keyboard begins. */
  isFirst?: boolean;
  onChange(path: string): void;
}

/** The path of a page, as it will stand in its address. */
export function PathField({ value, problem, isFirst = false, onChange }: PathFieldProps) {
  const t = useTranslations('pagesAdmin');
  return (
    <Field label={t('path')} error={problem}>
      {(control) => (
        <Input
          {...control}
          type="text"
          inputMode="url"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          dir="ltr"
          value={value}
          maxLength={255}
          {...(isFirst && { 'data-first': true })}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
