'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId } from 'react';
import {
  type FamilyName,
  familyOf,
  fontFaces,
  fontStack,
  TYPEFACE_PAIR_NAMES,
  TYPEFACE_PAIRS,
  type TypefacePair,
} from '@/lib/domain/site-theme/typefaces';

/** Lets this page draw words in any of the pairs. */
function useAllFaces(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(TYPEFACE_PAIR_NAMES.map(fontFaces).join(''));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}

/** The default faces are called by what next/font has named them. */
const DEFAULT_STACKS: Partial<Record<FamilyName, string>> = {
  unbounded: 'var(--display-latin), var(--display-accents), var(--display-cyrillic)',
  literata: 'var(--text-latin), var(--text-accents), var(--text-cyrillic)',
};
const stackOf = (family: FamilyName) => fontStack(family)?.face ?? DEFAULT_STACKS[family];

interface TypefaceChoiceProps {
  value: TypefacePair;
  onChange(pair: TypefacePair): void;
}

/** A pair of typefaces, each drawn in itself: chosen by click, touch, or the arrow keys. */
export function TypefaceChoice({ value, onChange }: TypefaceChoiceProps) {
  const t = useTranslations('siteLook');
  const site = useTranslations('site');
  const group = useId();
  useAllFaces();
  return (
    <fieldset>
      <legend className="mb-1.5 font-display text-sm text-tool-soft">{t('typefaces')}</legend>
      <div className="grid max-h-96 gap-1.5 overflow-y-auto pe-1">
        {TYPEFACE_PAIR_NAMES.map((pair) => {
          const { display, text } = TYPEFACE_PAIRS[pair];
          return (
            <label
              key={pair}
              className="relative grid cursor-pointer gap-0.5 rounded-md border border-tool-edge px-3 py-2.5 hover:bg-tool-hover has-checked:border-tool-accent has-checked:text-tool-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-tool-accent"
            >
              <input
                type="radio"
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                name={group}
                value={pair}
                checked={pair === value}
                onChange={() => onChange(pair)}
              />
              <span
                className="text-2xl leading-tight"
                style={{ fontFamily: stackOf(display) }}
                aria-hidden="true"
              >
                {site('artist')}
              </span>
              <span className="text-base" style={{ fontFamily: stackOf(text) }}>
                {familyOf(display).name} + {familyOf(text).name}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
