'use client';

import { useTranslations } from 'next-intl';
import { type ControlProps, inputProps } from './control-props';

const NAMES = ['white', 'black', 'ivory', 'gold', 'navy', 'crimson'];

/** A colour by its name or number, or off the swatch. */
export function ColourControl(props: ControlProps) {
  const t = useTranslations('properties');
  const { id, value, onChange } = props;
  const colour = String(value);
  return (
    <div className="colour-control">
      <input
        type="color"
        aria-label={t('swatch')}
        value={asNumber(colour)}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        {...inputProps(props)}
        type="text"
        list={`${id}-names`}
        spellCheck={false}
        value={colour}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}-names`}>
        {NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}

/** As `#rrggbb`, which is all that a swatch takes: the browser knows the names of colours. */
function asNumber(colour: string): string {
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour.toLowerCase();
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return '#000000';
  context.fillStyle = '#000000';
  context.fillStyle = colour;
  return typeof context.fillStyle === 'string' && context.fillStyle.startsWith('#')
    ? context.fillStyle
    : '#000000';
}
