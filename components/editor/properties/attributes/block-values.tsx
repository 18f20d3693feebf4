'use client';

import { inheritAttributes } from '@/lib/domain/content/attributes';
import type { AttributeValue, Block, BlockAttribute, Section } from '@/lib/domain/content/model';
import { FIELDSET, LEGEND } from '../../core/fieldset-styles';
import { useOpenedPage } from '../../core/opened-page';
import { pageContent } from '../../core/page-content';
import { useToolTexts } from '../../core/tool-texts';
import { ValueInput } from './value-input';

interface Definition {
  id: string;
  name: string;
  type: string;
  defaultValue?: AttributeValue | undefined;
}

/** The attributes that a block of a section can say something of: the page's, the section's and its own. */
export function useDefinitions(section: Section, own: readonly BlockAttribute[]): Definition[] {
  const page = useOpenedPage(({ view }) => view?.document.attributes);
  const ofOwn = own.map(({ id, name, type, defaultValue }) => ({
    id,
    name: name ?? id,
    type: typeof type === 'string' ? type : typeof defaultValue,
    defaultValue,
  }));
  return [...inheritAttributes(section.attributes, page ?? []), ...ofOwn];
}

/** A block's values of the attributes that it can have. */
export function BlockValues({ block, section }: { block: Block; section: Section }) {
  const t = useToolTexts('attribute');
  const definitions = useDefinitions(section, block.blockAttributes);
  if (definitions.length === 0) return null;
  return (
    <fieldset className={FIELDSET}>
      <legend className={LEGEND}>{t('values')}</legend>
      {definitions.map(({ id, name, type, defaultValue }) => (
        <ValueInput
          key={id}
          label={name}
          type={type}
          value={Object.hasOwn(block.attributes, id) ? block.attributes[id] : undefined}
          defaultValue={defaultValue}
          onChange={(value) =>
            void pageContent
              .getState()
              .dispatch({ type: 'set-attribute-value', blockId: block.id, attributeId: id, value })
          }
        />
      ))}
    </fieldset>
  );
}
