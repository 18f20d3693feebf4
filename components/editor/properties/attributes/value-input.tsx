'use client';

import { Field, Input, Select } from '@/components/ui/field';
import type { AttributeValue } from '@/lib/domain/content/model';
import { referenceIn } from '@/lib/domain/content/page-reference';
import { useToolTexts } from '../../core/tool-texts';
import { PagePathControl } from '../controls/page-controls';

interface ValueInputProps {
  label: string;
  /** The attribute's type; an unknown one is treated as text. */
  type: string;
  value: AttributeValue | undefined;
  /** The value in force if none is given. */
  defaultValue?: AttributeValue | undefined;
  /** Null says nothing. */
  onChange(value: AttributeValue): void;
}

const WORDS_MAX = 10_000;

/** What a value is entered as: by what it is, and else by the type of its attribute. */
export function inputKind(type: string, value: AttributeValue | undefined): string {
  if (typeof value === 'boolean') return 'boolean';
  return referenceIn(value) === null ? type : 'page';
}

interface PageInputProps extends Pick<ValueInputProps, 'label' | 'onChange'> {
  value: string;
}

/** A page of the site, found by its title; words that are no page's stay words. */
function PageInput({ label, value, onChange }: PageInputProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <PagePathControl
          id={id}
          name={id}
          value={value}
          isWrong={false}
          problemId={`${id}-error`}
          onChange={(next) => onChange(typeof next === 'string' && next !== '' ? next : null)}
        />
      )}
    </Field>
  );
}

/** The input of an attribute's value on a block or an item. */
export function ValueInput({ label, type, value, defaultValue, onChange }: ValueInputProps) {
  const t = useToolTexts('attribute');
  const kind = inputKind(type, value);
  const shown = value === null || value === undefined ? '' : String(value);
  if (kind === 'page') return <PageInput label={label} value={shown} onChange={onChange} />;
  return (
    <Field label={label}>
      {(control) =>
        kind === 'boolean' ? (
          <Select
            {...control}
            value={shown}
            onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'true')}
          >
            <option value="">{t('notGiven')}</option>
            <option value="true">{t('yes')}</option>
            <option value="false">{t('no')}</option>
          </Select>
        ) : (
          <Input
            {...control}
            type={kind === 'number' ? 'number' : 'text'}
            step="any"
            maxLength={WORDS_MAX}
            value={shown}
            placeholder={defaultValue === null || defaultValue === undefined ? '' : String(defaultValue)}
            onChange={({ target }) => {
              if (target.value === '') onChange(null);
              else onChange(kind === 'number' ? target.valueAsNumber : target.value);
            }}
          />
        )
      }
    </Field>
  );
}
