'use client';

import { useTranslations } from 'next-intl';
import { SETTING_NOTE } from '@/components/master/page/setting';
import { cx } from '@/components/ui/cx';
import { faintOn } from '@/lib/domain/site-theme/mark-icons';
import type { SiteTheme } from '@/lib/domain/site-theme/model';
import { ThemeChoice, type WordChoice } from './theme-choice';
import { useMarkFacts } from './use-mark-facts';

interface BrandChoiceProps {
  theme: SiteTheme;
  onChange(name: WordChoice, value: string): void;
}

/** Whether the name, the mark or both stand in the header, the colour of the mark there, and where it is hard to see. */
export function BrandChoice({ theme, onChange }: BrandChoiceProps) {
  const t = useTranslations('siteLook');
  const facts = useMarkFacts(theme.mark);
  if (theme.mark === '') return null;
  const isShown = theme.brand !== 'name';
  const isInWords = theme.markColour === 'words';
  // The shape of a mark with a ground of its own is a plain rectangle.
  const hasColour = isShown && (facts?.isSeenThrough === true || isInWords);
  const faint = facts === null || !isShown || isInWords ? [] : faintOn(facts, theme);
  return (
    <>
      <ThemeChoice name="brand" theme={theme} onChange={onChange} />
      {hasColour ? <ThemeChoice name="markColour" theme={theme} onChange={onChange} /> : null}
      <div role="status" className={cx(SETTING_NOTE, 'empty:hidden')}>
        {faint.map((name) => (
          <p key={name}>{t('markFaint', { on: t(name) })}</p>
        ))}
      </div>
    </>
  );
}
