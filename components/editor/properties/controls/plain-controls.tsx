'use client';

import { Input, Select, Textarea } from '@/components/ui/field';
import { useBlockTexts } from '../../core/block-texts';
import { useToolTexts } from '../../core/tool-texts';
import { numberUnit } from '../number-unit';
import { type ControlProps, inputProps } from './control-props';

export function TextControl(props: ControlProps) {
  return (
    <Input
      {...inputProps(props)}
      type="text"
      value={String(props.value)}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

export function LinesControl(props: ControlProps) {
  return (
    <Textarea
      {...inputProps(props)}
      rows={3}
      value={String(props.value)}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

export function ToggleControl(props: ControlProps) {
  return (
    <input
      {...inputProps(props)}
      type="checkbox"
      className="m-2.25 size-5.5 accent-tool-accent"
      checked={props.value === true}
      onChange={(event) => props.onChange(event.target.checked)}
    />
  );
}

/**
 * A choice, labelled in the language of the interface; an optional one can be empty. An unknown stored value is
 * shown by its own name and stays until another is chosen.
 */
export function ChoiceControl(props: ControlProps) {
  const t = useToolTexts('properties');
  const { field, value, isStored, onChange } = props;
  const texts = useBlockTexts();
  const { options = [] } = field;
  const chosen = field.isOptional && !isStored ? '' : String(value);
  const isKnown = chosen === '' || options.includes(chosen);
  return (
    <Select
      {...inputProps(props)}
      value={chosen}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      {field.isOptional ? <option value="">{t('asUsual')}</option> : null}
      {isKnown ? null : <option value={chosen}>{chosen}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {texts.option(field, option)}
        </option>
      ))}
    </Select>
  );
}

/** A number, in the unit that people read; an emptied one goes back to the default. */
export function NumberControl(props: ControlProps) {
  const { field, value, onChange } = props;
  const { range, isWhole, shown, stored } = numberUnit(field);
  return (
    <Input
      {...inputProps(props)}
      type="number"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      step={isWhole ? 1 : 'any'}
      min={range?.min}
      max={range?.max}
      value={typeof value === 'number' && !Number.isNaN(value) ? String(shown(value)) : ''}
      onChange={({ target }) => onChange(target.value === '' ? Number.NaN : stored(target.valueAsNumber))}
      onBlur={({ target }) => {
        if (target.value === '') onChange(undefined);
      }}
    />
  );
}
