'use client';

import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/field';
import type { SiteLanguage } from '@/lib/domain/site/view-model';

interface LanguageChoiceProps {
  languages: readonly SiteLanguage[];
  value: string;
  onChange(code: string): void;
}

/** The language in which the page is shown and described. */
export function LanguageChoice({ languages, value, onChange }: LanguageChoiceProps) {
  const t = useTranslations('pageScreen');
  return (
    <Select
      className="w-auto py-0"
      aria-label={t('language')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {languages.map(({ code, tag, name }) => (
        <option key={code} value={code} lang={tag}>
          {name}
        </option>
      ))}
    </Select>
  );
}
