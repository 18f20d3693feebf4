'use client';

import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { isAttributeValue } from '@/lib/domain/blocks/field-kinds';
import type { PropPath } from '@/lib/domain/content/commands';
import type { AttributeValue, Block, Section } from '@/lib/domain/content/model';
import { ownValue } from '@/lib/domain/json';
import { FIELDSET, LEGEND } from '../../core/fieldset-styles';
import { findBlock } from '../../core/find-block';
import { pageContent } from '../../core/page-content';
import { useToolTexts } from '../../core/tool-texts';
import { useDefinitions } from './block-values';
import { itemValueCommand } from './item-value-command';
import { ValueInput } from './value-input';

interface ItemValuesProps {
  blockId: string;
  /** The way to the item's values. */
  path: PropPath;
  stored: unknown;
}

/** A gallery item's values of the attributes of its page, section and block. */
export function ItemValues({ blockId, ...values }: ItemValuesProps) {
  const found = useStore(
    pageContent,
    useShallow(({ workingContent }) => {
      const { block, section } = findBlock(workingContent, blockId) ?? {};
      return { block, section };
    }),
  );
  if (!found.block || !found.section) return null;
  return <Values block={found.block} section={found.section} {...values} />;
}

function Values({
  block,
  section,
  path,
  stored,
}: Omit<ItemValuesProps, 'blockId'> & { block: Block; section: Section }) {
  const t = useToolTexts('attribute');
  const definitions = useDefinitions(section, [...block.blockAttributes, ...block.itemAttributes]);
  if (definitions.length === 0) return null;
  const set = (id: string, value: AttributeValue) => {
    const command = itemValueCommand(block.id, path, stored, [id, value]);
    if (command) pageContent.getState().dispatch(command);
  };
  return (
    <fieldset className={FIELDSET}>
      <legend className={LEGEND}>{t('values')}</legend>
      {definitions.map(({ id, name, type, defaultValue }) => {
        const value = ownValue(stored, id);
        return (
          <ValueInput
            key={id}
            label={name}
            type={type}
            value={isAttributeValue(value) ? value : undefined}
            defaultValue={defaultValue}
            onChange={(next) => set(id, next)}
          />
        );
      })}
    </fieldset>
  );
}
