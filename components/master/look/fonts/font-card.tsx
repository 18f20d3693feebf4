'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/master/confirm-dialog';
import { PRESSED, SETTING_NOTE, SettingActions } from '@/components/master/page/setting';
import { useFailure } from '@/components/master/use-failure';
import { Button } from '@/components/ui/button';
import { languagesQuery } from '@/lib/client/languages';
import { removeFont, siteFontsQuery } from '@/lib/client/site-fonts';
import type { SiteFont } from '@/lib/contracts/site-fonts';
import type { SiteTheme } from '@/lib/domain/site-theme/model';
import { cssNameOf, missingLetters } from '@/lib/domain/site-theme/own-font';
import { FontLicence } from './font-licence';

const ROLES = ['ownDisplay', 'ownText'] as const;
/** What a font is used for, as the look names it. */
export type FontRole = (typeof ROLES)[number];

const KILOBYTE = 1024;

interface FontCardProps {
  font: SiteFont;
  theme: SiteTheme;
  onChoose(role: FontRole, id: string): void;
}

/** An uploaded font, drawn in itself: what it is, for which languages, under which licence, and what it is used for. */
export function FontCard({ font, theme, onChoose }: FontCardProps) {
  const t = useTranslations('siteLook');
  const site = useTranslations('site');
  const format = useFormatter();
  const isChosen = ROLES.some((role) => theme[role] === font.id);
  const bytes = font.files.reduce((sum, { size }) => sum + size, 0);
  const size = format.number(Math.ceil(bytes / KILOBYTE), { style: 'unit', unit: 'kilobyte' });
  const styles = font.files.map(({ style }) => t(`style-${style}`)).join(', ');
  return (
    <li className="grid gap-2 rounded-md border border-tool-edge p-3 wrap-anywhere">
      <span
        className="text-2xl leading-tight"
        style={{ fontFamily: `"${cssNameOf(font)}"` }}
        aria-hidden="true"
      >
        {site('artist')}
      </span>
      <h3 className="text-base">{font.name}</h3>
      <p className={SETTING_NOTE}>{t('fontFacts', { styles, size })}</p>
      <FontLanguages font={font} />
      {font.isRestricted ? <p className={SETTING_NOTE}>{t('fontRestricted')}</p> : null}
      <FontLicence font={font} />
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-1.5 font-display text-sm text-tool-soft">
          {t('fontFor', { name: font.name })}
        </legend>
        {ROLES.map((role) => (
          <Button
            key={role}
            className={PRESSED}
            aria-pressed={theme[role] === font.id}
            onClick={() => onChoose(role, theme[role] === font.id ? '' : font.id)}
          >
            {t(role)}
          </Button>
        ))}
      </fieldset>
      {font.isUsed ? (
        <p className={SETTING_NOTE}>{t('fontUsed')}</p>
      ) : (
        <DeleteFont font={font} isChosen={isChosen} />
      )}
    </li>
  );
}

const MOST_SHOWN = 12;

/** Which languages of the site a font has no letters for. */
function FontLanguages({ font }: { font: SiteFont }) {
  const t = useTranslations('siteLook');
  const { data: languages = [] } = useQuery(languagesQuery);
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' });
  const lacking = languages.flatMap(({ tag, name }) => {
    const missing = missingLetters(font, tag);
    if (missing?.length === 0) return [];
    const letters = [...new Set(missing?.map((letter) => letter.toLowerCase()))];
    return [{ tag, language: capitalised(names.of(tag) ?? name), letters }];
  });
  if (languages.length === 0) return null;
  if (lacking.length === 0) return <p className={SETTING_NOTE}>{t('fontSuitsAll')}</p>;
  return (
    <ul className={SETTING_NOTE}>
      {lacking.map(({ tag, language, letters }) => (
        <li key={tag}>
          {letters.length === 0 || letters.length > MOST_SHOWN
            ? t('fontLacksAll', { language })
            : t('fontLacks', { language, letters: letters.join(' ') })}
        </li>
      ))}
    </ul>
  );
}

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

function DeleteFont({ font, isChosen }: { font: SiteFont; isChosen: boolean }) {
  const t = useTranslations('siteLook');
  const client = useQueryClient();
  const fail = useFailure();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    await removeFont(font.id).catch(fail);
    await client.invalidateQueries({ queryKey: siteFontsQuery.queryKey });
  };
  return (
    <SettingActions>
      <Button aria-disabled={isChosen} onClick={() => isChosen || setAsking(true)}>
        {t('deleteFont')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteFontTitle', { name: font.name })}
        note={t('deleteFontNote')}
        action={t('deleteFont')}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </SettingActions>
  );
}
