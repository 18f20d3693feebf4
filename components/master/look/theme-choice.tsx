'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { CHOICES, type ChoiceName, type SiteTheme } from '@/lib/domain/site-theme/model';

/** Those whose choices are words. */
export type WordChoice = Exclude<ChoiceName, 'typefaces'>;
type WordKey = { [Name in WordChoice]: `${Name}-${(typeof CHOICES)[Name][number]}` }[WordChoice];

/** Choices of something that only a chosen mark can do. */
const SHOWS_MARK: ReadonlySet<string> = new Set(['mark', 'both']);

interface ThemeChoiceProps {
  name: WordChoice;
  theme: SiteTheme;
  onChange(name: WordChoice, value: string): void;
}

/** One of a few choices, side by side: chosen by click, touch, or the arrow keys. */
export function ThemeChoice({ name, theme, onChange }: ThemeChoiceProps) {
  const t = useTranslations('siteLook');
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-display text-sm text-tool-soft">{t(name)}</legend>
      <div className="flex flex-wrap gap-1.5">
        {CHOICES[name]
          .filter((value) => theme.mark !== '' || !SHOWS_MARK.has(value))
          .map((value) => (
            <label
              key={value}
              className="relative flex min-h-10 cursor-pointer items-center rounded-md border border-tool-edge px-3 text-sm hover:bg-tool-hover has-checked:border-tool-accent has-checked:text-tool-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-tool-accent"
            >
              <input
                type="radio"
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                name={group}
                value={value}
                checked={value === theme[name]}
                onChange={() => onChange(name, value)}
              />
              {t(`${name}-${value}` as WordKey)}
            </label>
          ))}
      </div>
    </fieldset>
  );
}
