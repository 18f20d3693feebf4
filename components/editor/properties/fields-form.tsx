'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Field, FieldMap } from '@/lib/domain/blocks/fields';
import type { PropPath } from '@/lib/domain/content/commands';
import { isRecord } from '@/lib/domain/content/json';
import { pageContent } from '../frame/page-content';
import { ItemsField } from './items-field';

interface FieldsFormProps {
  blockId: string;
  /** The way to what holds these fields. */
  path: PropPath;
  fields: FieldMap;
  /** As they are stored. */
  values: unknown;
}

/** A form out of a kind's list of fields: each change is an edit of the page, undone like any other. */
export function FieldsForm({ blockId, path, fields, values }: FieldsFormProps) {
  return (
    <div className="fields">
      {Object.entries(fields)
        .filter(([, { control }]) => control !== 'identifier' && control !== 'attribute-values')
        .map(([name, field]) => (
          <FieldInput
            key={name}
            blockId={blockId}
            path={[...path, name]}
            name={name}
            field={field}
            stored={isRecord(values) ? values[name] : undefined}
          />
        ))}
    </div>
  );
}

interface FieldInputProps {
  blockId: string;
  path: PropPath;
  name: string;
  field: Field;
  stored: unknown;
}

function FieldInput({ blockId, path, name, field, stored }: FieldInputProps) {
  const t = useTranslations('editor');
  const labels = useTranslations('blockField');
  const inputId = useId();
  const label = labels.has(name as never) ? labels(name as never) : name;
  const value = field.read(stored);
  const set = (next: unknown) =>
    void pageContent.getState().dispatch({ type: 'set-prop', blockId, path, value: next });

  if (field.control === 'group') {
    return (
      <fieldset>
        <legend>{label}</legend>
        <FieldsForm blockId={blockId} path={path} fields={field.fields ?? {}} values={stored} />
      </fieldset>
    );
  }
  if (field.control === 'list') {
    return (
      <ItemsField
        blockId={blockId}
        path={path}
        label={label}
        fields={field.fields ?? {}}
        stored={stored}
        form={(itemPath, item) => (
          <FieldsForm blockId={blockId} path={itemPath} fields={field.fields ?? {}} values={item} />
        )}
      />
    );
  }
  const isWrong = stored !== undefined && !field.schema.safeParse(stored).success;
  const common = { id: inputId, name, 'aria-invalid': isWrong || undefined };
  return (
    <div className="field" data-control={field.control}>
      <label htmlFor={inputId}>{label}</label>
      {field.control === 'toggle' ? (
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          onChange={(event) => set(event.target.checked)}
        />
      ) : field.control === 'choice' ? (
        <select {...common} value={String(value)} onChange={(event) => set(event.target.value)}>
          {field.options?.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : field.control === 'number' ? (
        <input
          {...common}
          type="number"
          min={field.range?.min}
          max={field.range?.max}
          value={Number(value)}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
      ) : ['textarea', 'html', 'inline-html'].includes(field.control) ? (
        <textarea
          {...common}
          rows={3}
          value={String(stored ?? value)}
          onChange={(event) => set(event.target.value)}
        />
      ) : (
        <input
          {...common}
          type="text"
          value={typeof stored === 'string' ? stored : String(value)}
          onChange={(event) => set(event.target.value)}
        />
      )}
      {isWrong ? <p role="alert">{t('wrongValue')}</p> : null}
    </div>
  );
}
