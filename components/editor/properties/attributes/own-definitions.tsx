'use client';

import { Plus } from 'lucide-react';
import { announce } from '@/components/ui/announcer';
import { Icon } from '@/components/ui/icon';
import { attributeId } from '@/lib/domain/content/attribute-names';
import type { Command, DefinitionList } from '@/lib/domain/content/commands';
import type { AttributeValue, Block } from '@/lib/domain/content/model';
import { INPUT } from '@/lib/domain/limits';
import { FieldGroup } from '../../core/field-group';
import { FIELDSET, LEGEND } from '../../core/fieldset-styles';
import { pageContent } from '../../core/page-content';
import { PanelButton } from '../../core/panel-button';
import { usePageTexts, useToolTexts } from '../../core/tool-texts';
import { DraftInput } from './draft-input';
import { ValueInput } from './value-input';

const run = (command: Command) => pageContent.getState().dispatch(command);

/** A block's own attribute definitions, for itself or for its items: names and default values. */
export function OwnDefinitions({ block, list }: { block: Block; list: DefinitionList }) {
  const t = useToolTexts('attribute');
  const labels = useToolTexts('attributes');
  const ofPage = usePageTexts('attributes');
  const blockId = block.id;
  const definitions = block[list];
  const add = () => {
    const name = ofPage('newAttribute');
    const kind = list === 'blockAttributes' ? 'block' : 'item';
    const id = attributeId(kind, Date.now(), new Set(definitions.map((each) => each.id)));
    if (run({ type: 'add-definition', blockId, list, definition: { id, name } }))
      announce(t('added', { name }));
  };
  return (
    <fieldset className={FIELDSET}>
      <legend className={LEGEND}>{t(list === 'blockAttributes' ? 'ofBlock' : 'ofItems')}</legend>
      {definitions.map(({ id, name = '', defaultValue }) => (
        <FieldGroup key={id} className="grid gap-2.5 border-b border-tool-line pb-3.5" label={name}>
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
          <PanelButton
            className="justify-self-start"
            aria-label={t('removeNamed', { name })}
            onClick={() => {
              if (run({ type: 'remove-definition', blockId, list, attributeId: id }))
                announce(t('removed', { name }));
            }}
          >
            {t('remove')}
          </PanelButton>
        </FieldGroup>
      ))}
      <PanelButton className="gap-1.5" disabled={definitions.length >= INPUT.attributesPerList} onClick={add}>
        <Icon of={Plus} />
        {labels('newAttribute')}
      </PanelButton>
    </fieldset>
  );
}
