'use client';

import { useTranslations } from 'next-intl';
import { SETTING_NOTE } from '@/components/master/page/setting';
import { faintOn } from '@/lib/domain/site-theme/mark-icons';
import type { SiteTheme } from '@/lib/domain/site-theme/model';
import { ThemeChoice, type WordChoice } from './theme-choice';
import { useMarkFacts } from './use-mark-facts';

interface BrandChoiceProps {
  theme: SiteTheme;
  onChange(name: WordChoice, value: string): void;
}

/** Whether the name, the mark or both stand in the header; and where the mark is hard to see there. */
export function BrandChoice({ theme, onChange }: BrandChoiceProps) {
  const t = useTranslations('siteLook');
  const facts = useMarkFacts(theme.mark);
  if (theme.mark === '') return <p className={SETTING_NOTE}>{t('brandNeedsMark')}</p>;
  const faint = facts === null || theme.brand === 'name' ? [] : faintOn(facts, theme);
  return (
    <div className="grid gap-2">
      <ThemeChoice name="brand" theme={theme} onChange={onChange} />
      <div role="status" className={SETTING_NOTE}>
        {faint.map((name) => (
          <p key={name}>{t('markFaint', { on: t(name) })}</p>
        ))}
      </div>
    </div>
  );
}
