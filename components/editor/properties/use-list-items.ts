import { announce } from '@/components/ui/announcer';
import type { Field } from '@/lib/domain/blocks/fields';
import { createListItem } from '@/lib/domain/blocks/stored-props';
import type { Command, PropPath } from '@/lib/domain/content/commands';
import { isRecord, type JsonRecord } from '@/lib/domain/json';
import { INPUT } from '@/lib/domain/limits';
import { pageContent } from '../core/page-content';
import { showListed } from '../core/show-listed';
import { useToolTexts } from '../core/tool-texts';
import { knownTexts } from '../media/known-media';
import { copyOfItem, nextKey } from './list-items';

interface ListOfBlock {
  blockId: string;
  path: PropPath;
  /** The field of the list. */
  field: Field;
  stored: unknown;
}

/** Actions on the items of a list: each is one step to undo and is announced. */
export function useListItems({ blockId, path, field, stored }: ListOfBlock) {
  const t = useToolTexts('properties');
  const items = Array.isArray(stored) ? stored.filter(isRecord) : [];
  const total = items.length;
  const numberOf = (key: string) => items.findIndex((item) => keyOfItem(item) === key) + 1;
  const run = (command: Command, notice: string) => {
    if (pageContent.getState().dispatch(command)) announce(notice);
  };
  const show = (key: string) => showListed(blockId, String(path.at(-1)), key);
  return {
    items,
    isFull: total >= INPUT.itemsPerList,
    /** Gives the new item's key. */
    add(): string {
      const key = nextKey(stored, Date.now());
      const item = { ...createListItem(field, key), key };
      run({ type: 'add-item', blockId, path, item }, t('itemAdded', { number: total + 1 }));
      return key;
    },
    /** Adds several items with the given properties, as many as the list still accepts. */
    addAll(given: readonly JsonRecord[]): void {
      const room = given.slice(0, INPUT.itemsPerList - total);
      if (room.length === 0) return;
      const list = Array.isArray(stored) ? [...stored] : [];
      for (const props of room) {
        list.push({
          ...createListItem(field, nextKey(list, Date.now())),
          ...knownTexts(props.src),
          ...props,
        });
      }
      run({ type: 'set-prop', blockId, path, value: list }, t('itemsAdded', { count: room.length }));
    },
    duplicate(key: string): string {
      const copyKey = nextKey(stored, Date.now());
      const item = items.find((each) => keyOfItem(each) === key);
      if (!item) return key;
      const notice = t('itemAdded', { number: numberOf(key) + 1 });
      run({ type: 'add-item', blockId, path, item: copyOfItem(item, copyKey), after: key }, notice);
      return copyKey;
    },
    remove(key: string): void {
      run({ type: 'remove-item', blockId, path, key }, t('itemRemoved', { number: numberOf(key) }));
    },
    move(key: string, direction: 'up' | 'down'): void {
      const number = numberOf(key) + (direction === 'up' ? -1 : 1);
      run({ type: 'move-item', blockId, path, key, direction }, t('itemMoved', { number, total }));
      show(key);
    },
    place(key: string, after: string | null): void {
      const others = items.filter((item) => keyOfItem(item) !== key);
      const number = others.findIndex((item) => keyOfItem(item) === after) + 2;
      run({ type: 'place-item', blockId, path, key, after }, t('itemMoved', { number, total }));
      show(key);
    },
  };
}

export function keyOfItem(item: JsonRecord): string {
  return String(item.key ?? '');
}
