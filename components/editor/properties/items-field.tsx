'use client';

import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Field } from '@/lib/domain/blocks/fields';
import type { PropPath } from '@/lib/domain/content/commands';
import { useBlockTexts } from '../core/block-texts';
import { FIELDSET, LEGEND } from '../core/fieldset-styles';
import { PanelButton } from '../core/panel-button';
import { showListed } from '../core/show-listed';
import { useToolTexts } from '../core/tool-texts';
import { ItemTools } from './item-tools';
import { titleOfItem } from './list-items';
import { SortableItem, SortableItems } from './sortable-items';
import { keyOfItem, useListItems } from './use-list-items';

export interface ItemsFieldProps {
  blockId: string;
  path: PropPath;
  name: string;
  /** The field of the list. */
  field: Field;
  stored: unknown;
  /** The form of one item. */
  form(path: PropPath, item: unknown): ReactNode;
}

/** A list of things in a block, such as slides, their buttons, or the parts of a template: each opens to its own form. */
export function ItemsField({ name: listName, form, ...place }: ItemsFieldProps) {
  const t = useToolTexts('properties');
  const label = useBlockTexts().label(place.field);
  const list = useListItems(place);
  const { items } = list;
  const [openKey, setOpenKey] = useState(() => (items.length === 1 && items[0] ? keyOfItem(items[0]) : null));
  // Its form is put away while an item is dragged: a line is easier to place.
  const [draggedKey, setDraggedKey] = useState<string | null>(null);
  const { blockId } = place;
  useEffect(() => {
    if (openKey !== null) showListed(blockId, listName, openKey);
  }, [listName, blockId, openKey]);
  const frame = useRef<HTMLFieldSetElement>(null);
  /** The button that had the focus goes with its item: the item in its place gets it, or the one before. */
  const focusBeside = (index: number) => {
    const beside = items[index + 1] ?? items[index - 1];
    const title = beside && `[data-item="${CSS.escape(keyOfItem(beside))}"]`;
    frame.current
      ?.querySelector<HTMLElement>(title ?? ':scope > [data-add-item]')
      ?.focus({ preventScroll: true });
  };
  return (
    <fieldset className={FIELDSET} ref={frame}>
      <legend className={LEGEND}>{label}</legend>
      <SortableItems keys={items.map(keyOfItem)} onHold={setDraggedKey} onPlace={list.place}>
        {items.map((item, index) => {
          const key = keyOfItem(item);
          const name = t('itemNumber', { number: index + 1 });
          const tools = (
            <ItemTools
              name={name}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              isFull={list.isFull}
              onMove={(direction) => list.move(key, direction)}
              onDuplicate={() => setOpenKey(list.duplicate(key))}
              onRemove={() => {
                list.remove(key);
                focusBeside(index);
              }}
            />
          );
          return (
            <Item
              key={key}
              itemKey={key}
              title={titleOfItem(item, place.field.fields ?? {})}
              name={name}
              isOpen={openKey === key && draggedKey !== key}
              onToggle={() => setOpenKey(openKey === key ? null : key)}
              tools={tools}
            >
              {form([...place.path, key], item)}
            </Item>
          );
        })}
      </SortableItems>
      <PanelButton
        data-add-item
        className="gap-1.5"
        disabled={list.isFull}
        onClick={() => setOpenKey(list.add())}
      >
        <Icon of={Plus} />
        {t('addItem')}
      </PanelButton>
    </fieldset>
  );
}

interface ItemProps {
  itemKey: string;
  /** Its text; empty if it has none. */
  title: string;
  /** "Item 2". */
  name: string;
  isOpen: boolean;
  onToggle(): void;
  tools: ReactNode;
  children: ReactNode;
}

function Item({ itemKey, title, name, isOpen, onToggle, tools, children }: ItemProps) {
  const t = useToolTexts('properties');
  const bodyId = useId();
  return (
    <SortableItem itemKey={itemKey} handleLabel={t('dragItem', { name })}>
      {(handle) => (
        <>
          <div className="flex flex-wrap items-center">
            {handle}
            <button
              type="button"
              className="min-h-10 min-w-0 flex-[1_1_5rem] cursor-pointer truncate rounded-md px-1 text-start hover:bg-tool-hover"
              data-item={itemKey}
              aria-expanded={isOpen}
              aria-controls={bodyId}
              onClick={onToggle}
            >
              {title === '' ? name : title}
            </button>
            {tools}
          </div>
          <div id={bodyId} data-item-body className="px-3 pt-1 pb-3.5" hidden={!isOpen}>
            {isOpen ? children : null}
          </div>
        </>
      )}
    </SortableItem>
  );
}
