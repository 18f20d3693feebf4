'use client';

import type { Control, Field, FieldMap } from '@/lib/domain/blocks/fields';
import type { PropPath } from '@/lib/domain/content/commands';
import { isRecord } from '@/lib/domain/json';
import { useBlockTexts } from '../core/block-texts';
import { FIELDSET, LEGEND } from '../core/fieldset-styles';
import { ItemValues } from './attributes/item-values';
import { FieldInput } from './field-input';
import { fittingFields } from './fitting-fields';
import { GalleryField } from './gallery-field';
import { ItemsField } from './items-field';
import { LookField } from './look-field';

interface FieldsFormProps {
  blockId: string;
  /** The way to what holds these fields. */
  path: PropPath;
  fields: FieldMap;
  /** The stored values. */
  values: unknown;
}

/** Fields that are never shown. */
const NOT_HERE: ReadonlySet<Control> = new Set(['identifier']);

/** A form out of a kind's list of fields: each change is an edit of the page, undone like any other. */
export function FieldsForm({ blockId, path, fields, values }: FieldsFormProps) {
  return (
    <div className="grid gap-3.5">
      {Object.entries(fittingFields(fields, values))
        .filter(([, { control }]) => !NOT_HERE.has(control))
        .map(([name, field]) => {
          const stored = isRecord(values) ? values[name] : undefined;
          const place = { blockId, path: [...path, name], name };
          if (field.looks) {
            return (
              <LookField key={name} {...place} field={field} looks={field.looks} stored={stored}>
                <FieldsForm {...place} fields={field.fields ?? {}} values={stored} />
              </LookField>
            );
          }
          if (field.control === 'group') {
            return (
              <GroupField
                key={name}
                {...place}
                field={field}
                fields={fittingFields(field.fields ?? {}, values)}
                values={stored}
              />
            );
          }
          if (field.control === 'list') {
            // A list of pictures is shown as a gallery.
            const List = field.fields?.src?.control === 'picture' ? GalleryField : ItemsField;
            return (
              <List
                key={name}
                {...place}
                field={field}
                stored={stored}
                form={(itemPath, item) => (
                  <FieldsForm
                    blockId={blockId}
                    path={itemPath}
                    fields={fittingFields(field.fields ?? {}, item)}
                    values={item}
                  />
                )}
              />
            );
          }
          if (field.control === 'attribute-values') {
            return <ItemValues key={name} blockId={blockId} path={place.path} stored={stored} />;
          }
          return <FieldInput key={name} {...place} field={field} stored={stored} beside={values} />;
        })}
    </div>
  );
}

interface GroupFieldProps extends FieldsFormProps {
  field: Field;
}

/** Properties that belong together; one alone needs no frame around it. */
function GroupField({ field, ...form }: GroupFieldProps) {
  const label = useBlockTexts().label(field);
  if (Object.keys(form.fields).length === 1) return <FieldsForm {...form} />;
  return (
    <fieldset className={FIELDSET}>
      <legend className={LEGEND}>{label}</legend>
      <FieldsForm {...form} />
    </fieldset>
  );
}
