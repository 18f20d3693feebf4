'use client';

import { useTranslations } from 'next-intl';
import { announce } from '@/components/ui/announcer';
import { attributeId } from '@/lib/domain/content/attribute-names';
import type { Command, DefinitionList } from '@/lib/domain/content/commands';
import type { AttributeValue, Block } from '@/lib/domain/content/model';
import { INPUT } from '@/lib/domain/limits';
import { EditIcon } from '../../core/edit-icon';
import { FieldGroup } from '../../core/field-group';
import { pageContent } from '../../core/page-content';
import { DraftInput } from './draft-input';
import { ValueInput } from './value-input';

const run = (command: Command) => pageContent.getState().dispatch(command);

/** What a block defines for itself, or for its items: names, and what counts where nothing is said. */
export function OwnDefinitions({ block, list }: { block: Block; list: DefinitionList }) {
  const t = useTranslations('attribute');
  const labels = useTranslations('attributes');
  const blockId = block.id;
  const definitions = block[list];
  const add = () => {
    const name = labels('newAttribute');
    const kind = list === 'blockAttributes' ? 'block' : 'item';
    const id = attributeId(kind, Date.now(), new Set(definitions.map((each) => each.id)));
    if (run({ type: 'add-definition', blockId, list, definition: { id, name } }))
      announce(t('added', { name }));
  };
  return (
    <fieldset className="attributes">
      <legend>{t(list === 'blockAttributes' ? 'ofBlock' : 'ofItems')}</legend>
      {definitions.map(({ id, name = '', defaultValue }) => (
        <FieldGroup key={id} className="attribute-own" label={name}>
          <DraftInput
            label={t('name')}
            value={name}
            maxLength={INPUT.nameCharacters}
            problem={t('wrongName')}
            onChange={(next) =>
              next.trim() !== '' &&
              run({ type: 'edit-definition', blockId, list, attributeId: id, changes: { name: next } })
            }
          />
          <ValueInput
            label={t('defaultValue')}
            type={typeof defaultValue}
            value={defaultValue}
            onChange={(next: AttributeValue) =>
              void run({
                type: 'edit-definition',
                blockId,
                list,
                attributeId: id,
                changes: { defaultValue: next },
              })
            }
          />
          <button
            type="button"
            aria-label={t('removeNamed', { name })}
            onClick={() => {
              if (run({ type: 'remove-definition', blockId, list, attributeId: id }))
                announce(t('removed', { name }));
            }}
          >
            {t('remove')}
          </button>
        </FieldGroup>
      ))}
      <button
        type="button"
        className="add-item"
        disabled={definitions.length >= INPUT.attributesPerList}
        onClick={add}
      >
        <EditIcon shape="add" />
        {labels('newAttribute')}
      </button>
    </fieldset>
  );
}
