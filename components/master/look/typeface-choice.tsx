'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { SETTING_NOTE } from '@/components/master/page/setting';
import { cx } from '@/components/ui/cx';
import {
  familyOf,
  fontFaces,
  plainStack,
  TYPEFACE_PAIR_NAMES,
  TYPEFACE_PAIRS,
  type TypefacePair,
} from '@/lib/domain/site-theme/typefaces';
import { useFontFaces } from './use-font-faces';

const ALL_PAIRS = TYPEFACE_PAIR_NAMES.map(fontFaces).join('');

interface TypefaceChoiceProps {
  value: TypefacePair;
  /** Whether an uploaded font comes before it. */
  isBeneath: boolean;
  onChange(pair: TypefacePair): void;
}

/** A pair of typefaces, each drawn in itself: chosen by click, touch, or the arrow keys. */
export function TypefaceChoice({ value, isBeneath, onChange }: TypefaceChoiceProps) {
  const t = useTranslations('siteLook');
  const site = useTranslations('site');
  const group = useId();
  useFontFaces(ALL_PAIRS);
  return (
    <fieldset>
      <legend className="mb-1.5 font-display text-sm text-tool-soft">{t('typefaces')}</legend>
      {isBeneath ? <p className={cx(SETTING_NOTE, 'mb-2')}>{t('pairBeneath')}</p> : null}
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
                style={{ fontFamily: plainStack(display) }}
                aria-hidden="true"
              >
                {site('artist')}
              </span>
              <span className="text-base" style={{ fontFamily: plainStack(text) }}>
                {familyOf(display).name} + {familyOf(text).name}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
