'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SETTING_NOTE } from '@/components/master/page/setting';
import { siteFontsQuery } from '@/lib/client/site-fonts';
import { FONTS } from '@/lib/domain/limits';
import type { SiteTheme } from '@/lib/domain/site-theme/model';
import { ownFontFaces } from '@/lib/domain/site-theme/own-font';
import { useFontFaces } from '../use-font-faces';
import { AddFont } from './add-font';
import { FontCard, type FontRole } from './font-card';

interface OwnFontsProps {
  theme: SiteTheme;
  /** @param id empty for none */
  onChoose(role: FontRole, id: string): void;
}

/** Fonts that the owner has uploaded, and what each is used for. */
export function OwnFonts({ theme, onChoose }: OwnFontsProps) {
  const t = useTranslations('siteLook');
  const { data: fonts = [] } = useQuery(siteFontsQuery);
  useFontFaces(fonts.flatMap(ownFontFaces).join(''));
  return (
    <>
      <p className={SETTING_NOTE}>{t('ownFontsNote')}</p>
      {fonts.length === 0 ? null : (
        <ul className="grid gap-3">
          {fonts.map((font) => (
            <FontCard key={font.id} font={font} theme={theme} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {fonts.length < FONTS.most ? <AddFont /> : <p className={SETTING_NOTE}>{t('fontProblem-tooMany')}</p>}
    </>
  );
}
