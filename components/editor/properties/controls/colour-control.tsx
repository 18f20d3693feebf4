'use client';

import { Input } from '@/components/ui/field';
import { useToolTexts } from '../../core/tool-texts';
import { colourNumber } from '../colour-number';
import { type ControlProps, inputProps } from './control-props';

const NAMES = ['white', 'black', 'ivory', 'gold', 'navy', 'crimson'];

/** A colour by its name or number, or off the swatch. */
export function ColourControl(props: ControlProps) {
  const t = useToolTexts('properties');
  const { id, value, onChange } = props;
  const colour = String(value);
  return (
    <div className="grid grid-cols-[auto_1fr] gap-2">
      <input
        type="color"
        className="size-10 cursor-pointer rounded-md border border-tool-faint bg-tool-sunken p-1"
        aria-label={t('swatch')}
        value={colourNumber(colour) ?? '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
      <Input
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
