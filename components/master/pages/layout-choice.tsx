'use client';

import { useTranslations } from 'next-intl';
import { Field, Select } from '@/components/ui/field';
import { PAGE_LAYOUTS } from '@/lib/domain/site/routes';

export type PageLayout = (typeof PAGE_LAYOUTS)[number];

interface LayoutChoiceProps {
  /** What an earlier release has stored may be none of them. */
  value: string;
  onChange(layout: PageLayout): void;
}

/** The layouts of the site by what they are for. */
export function LayoutChoice({ value, onChange }: LayoutChoiceProps) {
  const t = useTranslations('pagesAdmin');
  const master = useTranslations('master');
  const isKnown = PAGE_LAYOUTS.some((name) => name === value);
  return (
    <Field label={master('pageLayout')}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = PAGE_LAYOUTS.find((name) => name === target.value);
            if (chosen) onChange(chosen);
          }}
        >
          {isKnown ? null : <option value={value}>{value}</option>}
          {PAGE_LAYOUTS.map((name) => (
            <option key={name} value={name}>
              {t(`layout-${name}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
