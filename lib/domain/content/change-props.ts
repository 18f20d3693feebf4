import { BLOCKS, type BlockKind, isBlockKind, keyBlock } from '../blocks';
import type { Field } from '../blocks/fields';
import type { Look } from '../blocks/look';
import { fieldAt } from '../blocks/stored-props';
import { isRecord, ownValue, sameJson } from '../json';
import { INPUT } from '../limits';
import { withBlock } from './change-blocks';
import type { PropCommand, PropPath } from './command';
import { insertAfter, moveByOne, placeAfter } from './list-order';
import type { PageContent } from './model';

const keyOf = (item: unknown) => ownValue(item, 'key');

/** Returned by a change that does not apply. */
const REFUSED = Symbol('refused');

type Change = (value: unknown) => unknown;

/** A change at the end of one path. */
type OneCommand = Exclude<PropCommand, { type: 'set-props' }>;

function changeItem(list: unknown[], key: string, rest: PropPath, change: Change): unknown {
  const at = list.findIndex((item) => keyOf(item) === key);
  if (at === -1) return REFUSED;
  const changed = changeAt(list[at], rest, change);
  // An item is removed by its own command, never by emptying it; its key must stay, since others refer to it.
  return !isRecord(changed) || keyOf(changed) !== key ? REFUSED : list.with(at, changed);
}

function changeAt(value: unknown, path: PropPath, change: Change): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return changeItem(value, step, rest, change);
  // A group that was never filled in begins here.
  const record = value === undefined ? {} : value;
  if (!isRecord(record)) return REFUSED;
  const changed = changeAt(ownValue(record, step), rest, change);
  if (changed === REFUSED) return REFUSED;
  if (changed !== undefined) return { ...record, [step]: changed };
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== step));
}

function changeList(value: unknown, change: (list: readonly unknown[]) => unknown[] | null): unknown {
  if (value !== undefined && !Array.isArray(value)) return REFUSED;
  return change(value ?? []) ?? REFUSED;
}

function changeFor(command: OneCommand): Change {
  switch (command.type) {
    case 'set-prop':
      return (value) => (sameJson(value, command.value) ? REFUSED : command.value);
    case 'add-item':
      return (value) =>
        changeList(value, (list) => {
          const isRefused =
            command.item.key === '' ||
            list.length >= INPUT.itemsPerList ||
            list.some((item) => keyOf(item) === command.item.key);
          return isRefused ? null : insertAfter(list, command.item, command.after, keyOf);
        });
    case 'remove-item':
      return (value) =>
        changeList(value, (list) => {
          const others = list.filter((item) => keyOf(item) !== command.key);
          return others.length === list.length ? null : others;
        });
    case 'move-item':
      return (value) => changeList(value, (list) => moveByOne(list, command.key, command.direction, keyOf));
    case 'place-item':
      return (value) => changeList(value, (list) => placeAfter(list, command.key, command.after, keyOf));
  }
}

/** Lists take lists and groups take groups; what else a value may be is checked when it is saved. */
function fits(field: Field, command: OneCommand): boolean {
  if (command.type !== 'set-prop') return field.control === 'list';
  if (command.value === undefined) return true;
  if (field.control === 'list') return Array.isArray(command.value);
  return field.control !== 'group' || isRecord(command.value);
}

/**
 * Carries out an edit of a block's properties, list items addressed by their keys. A refused one gives the
 * same content back; a block of an unknown kind is never changed.
 */
export function changeProps(content: PageContent, command: PropCommand): PageContent {
  if (command.type !== 'set-props') return changeOne(content, command);
  const { blockId, path, values } = command;
  return Object.entries(values).reduce<PageContent>(
    (changed, [name, value]) =>
      changeOne(changed, { type: 'set-prop', blockId, path: [...path, name], value }),
    content,
  );
}

/** What a property that is chosen says of the look. */
function lookWith(kind: BlockKind, command: OneCommand): Look | undefined {
  const [property, ...within] = command.path;
  if (command.type !== 'set-prop' || property === undefined || within.length > 0) return undefined;
  return BLOCKS[kind].lookWith?.(property, command.value);
}

function changeOne(content: PageContent, command: OneCommand): PageContent {
  return withBlock(content, command.blockId, (block) => {
    if (!isBlockKind(block.component)) return block;
    const field = fieldAt(BLOCKS[block.component].fields, command.path);
    if (field === undefined || !fits(field, command)) return block;
    const props = changeAt(block.props, command.path, changeFor(command));
    if (!isRecord(props)) return block;
    const look = lookWith(block.component, command);
    return keyBlock({ ...block, ...(look && { look: { ...block.look, ...look } }), props });
  });
}
