'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';

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
  const id = useId();
  return (
    <div className="question-field">
      <label htmlFor={id}>{t('path')}</label>
      <input
        id={id}
        type="text"
        inputMode="url"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        dir="ltr"
        value={value}
        maxLength={255}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-problem`}
        {...(isFirst && { 'data-first': true })}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-problem`} className="tool-dialog-error" aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
