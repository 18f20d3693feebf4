'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SETTING } from '@/components/master/page/setting';
import { readTheme, type StoredTheme, withCompleteTheme, withMark } from '@/lib/domain/site-theme/model';
import { BrandChoice } from './brand-choice';
import { ColourPart } from './colour-part';
import type { FontRole } from './fonts/font-card';
import { OwnFonts } from './fonts/own-fonts';
import { MarkChoice } from './mark-choice';
import { ThemeCards } from './theme-cards';
import { ThemeChoice } from './theme-choice';
import { TypefaceChoice } from './typeface-choice';

interface LookSettingsProps {
  stored: StoredTheme;
  /** @param field what was changed: further changes of the same are the same step */
  onChange(theme: StoredTheme, field: string): void;
}

/** All that can be chosen of the look. */
export function LookSettings({ stored, onChange }: LookSettingsProps) {
  const t = useTranslations('siteLook');
  const theme = readTheme(stored);
  const set = (name: string, value: string) => onChange({ ...stored, [name]: value }, `${name} ${value}`);
  const choice = { theme, onChange: set };
  const setMark = (mark: string) => onChange(withMark(stored, mark), `mark ${mark}`);
  const setFont = (role: FontRole, id: string) => {
    const { [role]: _, ...others } = stored;
    onChange(id === '' ? others : { ...others, [role]: id }, `${role} ${id}`);
  };
  return (
    <>
      <LookPart title={t('themes')}>
        <ThemeCards
          theme={stored}
          onChoose={(complete, name) => onChange(withCompleteTheme(stored, complete), name)}
        />
      </LookPart>
      <LookPart title={t('mark')}>
        <MarkChoice theme={theme} onChange={setMark} />
        <BrandChoice {...choice} />
      </LookPart>
      <LookPart title={t('colours')}>
        <ColourPart
          theme={theme}
          onChange={(name, part, colour) =>
            onChange({ ...stored, [name]: { ...theme[name], [part]: colour } }, `${name} ${part}`)
          }
        />
      </LookPart>
      <LookPart title={t('letters')}>
        <TypefaceChoice
          value={theme.typefaces}
          isBeneath={theme.ownDisplay !== '' || theme.ownText !== ''}
          onChange={(pair) => set('typefaces', pair)}
        />
        <ThemeChoice name="size" {...choice} />
      </LookPart>
      <LookPart title={t('ownFonts')}>
        <OwnFonts theme={theme} onChoose={setFont} />
      </LookPart>
      <LookPart title={t('shape')}>
        <ThemeChoice name="header" {...choice} />
        <ThemeChoice name="density" {...choice} />
        <ThemeChoice name="corners" {...choice} />
        <ThemeChoice name="lines" {...choice} />
      </LookPart>
      <LookPart title={t('movement')}>
        <ThemeChoice name="motion" {...choice} />
        <ThemeChoice name="loader" {...choice} />
      </LookPart>
    </>
  );
}

/** A part of the settings under a heading. */
export function LookPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={SETTING} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
