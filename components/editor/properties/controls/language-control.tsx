'use client';

import { Select } from '@/components/ui/field';
import { useOpenedPage } from '../../core/opened-page';
import { useToolTexts } from '../../core/tool-texts';
import { type ControlProps, inputProps } from './control-props';

/** One of the site's languages; one that the site no longer has stays until another is chosen. */
export function LanguageControl(props: ControlProps) {
  const t = useToolTexts('properties');
  const languages = useOpenedPage(({ view }) => view?.frame.languages) ?? [];
  const chosen = String(props.value);
  const isKnown = chosen === '' || languages.some(({ code }) => code === chosen);
  return (
    <Select {...inputProps(props)} value={chosen} onChange={({ target }) => props.onChange(target.value)}>
      <option value="">{t('languageOfPage')}</option>
      {isKnown ? null : <option value={chosen}>{chosen}</option>}
      {languages.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
