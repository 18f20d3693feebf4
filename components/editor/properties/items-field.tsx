'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Field } from '@/lib/domain/blocks/fields';
import { createListItem } from '@/lib/domain/blocks/stored-props';
import type { Command, PropPath } from '@/lib/domain/content/commands';
import { isRecord } from '@/lib/domain/content/json';
import { INPUT } from '@/lib/domain/site/limits';
import { announce } from '../frame/announcer';
import { EditIcon, type EditShape } from '../frame/edit-icon';
import { pageContent } from '../frame/page-content';
import { copyOfItem, nextKey, titleOfItem } from './list-items';
import { SortableItem, SortableItems } from './sortable-items';
import { useFieldLabel } from './use-field-label';

interface ItemsFieldProps {
  blockId: string;
  path: PropPath;
  name: string;
  /** Of the list. */
  field: Field;
  stored: unknown;
  /** The form of one item. */
  form(path: PropPath, item: unknown): ReactNode;
}

/** A list of things in a block, such as slides, their buttons, or the parts of a template: each opens to its own form. */
export function ItemsField({ blockId, path, name, field, stored, form }: ItemsFieldProps) {
  const t = useTranslations('properties');
  const label = useFieldLabel(name);
  const items = Array.isArray(stored) ? stored.filter(isRecord) : [];
  const [openKey, setOpenKey] = useState(() => (items.length === 1 ? keyOf(items[0]) : null));
  const list = useRef<HTMLFieldSetElement>(null);
  const run = (command: Command, said: string) => {
    if (pageContent.getState().dispatch(command)) announce(said);
  };
  const total = items.length;
  const isFull = total >= INPUT.itemsPerList;
  const add = () => {
    const item = createListItem(field, nextKey(stored, Date.now()));
    run(
      { type: 'add-item', blockId, path, item: item as { key: string } },
      t('itemAdded', { number: total + 1 }),
    );
    setOpenKey(keyOf(item));
  };
  const place = (key: string, after: string | null) => {
    const to = items.filter((item) => keyOf(item) !== key).findIndex((item) => keyOf(item) === after) + 2;
    run({ type: 'place-item', blockId, path, key, after }, t('itemMoved', { number: to, total }));
  };
  return (
    <fieldset className="items" ref={list}>
      <legend>{label}</legend>
      <SortableItems keys={items.map(keyOf)} onPlace={place}>
        {items.map((item, index) => {
          const key = keyOf(item);
          const number = index + 1;
          const move = (direction: 'up' | 'down') =>
            run(
              { type: 'move-item', blockId, path, key, direction },
              t('itemMoved', { number: direction === 'up' ? index : number + 1, total }),
            );
          const duplicate = () => {
            const copy = copyOfItem(item, nextKey(stored, Date.now()));
            run(
              { type: 'add-item', blockId, path, item: copy, after: key },
              t('itemAdded', { number: number + 1 }),
            );
            setOpenKey(copy.key);
          };
          const remove = () => {
            run({ type: 'remove-item', blockId, path, key }, t('itemRemoved', { number }));
            // The button that had the focus is gone with its item.
            list.current?.querySelector<HTMLElement>(':scope > .add-item')?.focus();
          };
          return (
            <Item
              key={key}
              itemKey={key}
              title={titleOfItem(item)}
              name={t('itemNumber', { number })}
              isOpen={openKey === key}
              onToggle={() => setOpenKey(openKey === key ? null : key)}
              tools={[
                ['up', index === 0, () => move('up')],
                ['down', number === total, () => move('down')],
                ['duplicate', isFull, duplicate],
                ['remove', false, remove],
              ]}
            >
              {form([...path, key], item)}
            </Item>
          );
        })}
      </SortableItems>
      <button type="button" className="add-item" disabled={isFull} onClick={add}>
        <EditIcon shape="add" />
        {t('addItem')}
      </button>
    </fieldset>
  );
}

type Tool = [shape: EditShape & ('up' | 'down' | 'duplicate' | 'remove'), isOff: boolean, run: () => void];

interface ItemProps {
  itemKey: string;
  /** What it says; empty for one that says nothing yet. */
  title: string;
  /** "Item 2". */
  name: string;
  isOpen: boolean;
  onToggle(): void;
  tools: readonly Tool[];
  children: ReactNode;
}

function Item({ itemKey, title, name, isOpen, onToggle, tools, children }: ItemProps) {
  const t = useTranslations('properties');
  const bodyId = useId();
  return (
    <SortableItem itemKey={itemKey} handleLabel={t('dragItem', { name })}>
      {(handle) => (
        <>
          <div className="item-line">
            {handle}
            <button
              type="button"
              className="item-title"
              aria-expanded={isOpen}
              aria-controls={bodyId}
              onClick={onToggle}
            >
              {title === '' ? name : title}
            </button>
            {/* biome-ignore lint/a11y/useSemanticElements: a toolbar has no element of its own */}
            <div role="group" className="item-tools" aria-label={name}>
              {tools.map(([shape, isOff, run]) => (
                <button
                  key={shape}
                  type="button"
                  title={t(shape)}
                  aria-label={t(`${shape}Item`, { name })}
                  disabled={isOff}
                  onClick={run}
                >
                  <EditIcon shape={shape} />
                </button>
              ))}
            </div>
          </div>
          <div id={bodyId} className="item-body" hidden={!isOpen}>
            {isOpen ? children : null}
          </div>
        </>
      )}
    </SortableItem>
  );
}

function keyOf(item: Record<string, unknown> | undefined): string {
  return String(item?.key ?? '');
}
