'use client';

import { Field, Select } from '@/components/ui/field';
import { ATTRIBUTE_TYPES } from '@/lib/domain/content/attributes';
import { useToolTexts } from '../../core/tool-texts';

/** The type of an attribute's values; an unknown type stays until another is chosen. */
export function TypeChoice({ value, onChange }: { value: string; onChange(type: string): void }) {
  const t = useToolTexts('attribute');
  const isKnown = ATTRIBUTE_TYPES.some((type) => type === value);
  return (
    <Field label={t('type')}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {isKnown ? null : <option value={value}>{value}</option>}
          {ATTRIBUTE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(type)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
