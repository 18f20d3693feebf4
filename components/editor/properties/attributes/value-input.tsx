'use client';

import { useTranslations } from 'next-intl';
import { Field, Input, Select } from '@/components/ui/field';
import type { AttributeValue } from '@/lib/domain/content/model';

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

/** The input of an attribute's value on a block or an item. */
export function ValueInput({ label, type, value, defaultValue, onChange }: ValueInputProps) {
  const t = useTranslations('attribute');
  const kind = typeof value === 'boolean' || type === 'boolean' ? 'boolean' : type;
  const shown = value === null || value === undefined ? '' : String(value);
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
