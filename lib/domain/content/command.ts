import type { AttributeChanges } from './attributes';
import type { LookSettings } from './change-look';
import type { Direction, Place } from './list-order';
import type { Attribute, AttributeValue, Block, BlockAttribute, Section } from './model';

/**
 * The way to a property: names, and keys where the value is a list, as in `['slides', 'key-1x', 'title']`.
 */
export type PropPath = readonly string[];

/** Which definitions of a block: its own attributes, or those of its list items. */
export type DefinitionList = 'blockAttributes' | 'itemAttributes';

/** `after` names a neighbour by id: null is the beginning, and where it is left out, the end. */
type SectionCommand =
  | { type: 'add-section'; section: Section; after?: Place }
  | { type: 'remove-section'; sectionId: string }
  | { type: 'move-section'; sectionId: string; direction: Direction }
  | { type: 'place-section'; sectionId: string; after?: Place }
  /** `ids` names the copy of the section and of each of its blocks, by the original's id. */
  | { type: 'duplicate-section'; sectionId: string; ids: Readonly<Record<string, string>> }
  | { type: 'rename-section'; sectionId: string; name: string };

type PageCommand =
  | { type: 'rename-page'; title: string }
  /** How these sections and blocks look, or the page itself (`PAGE_ITSELF`), as one step. */
  | { type: 'set-look'; ids: readonly string[]; settings: LookSettings };

type BlockCommand =
  | { type: 'add-block'; sectionId: string; block: Block; after?: Place }
  | { type: 'remove-block'; blockId: string }
  | { type: 'move-block'; blockId: string; direction: Direction }
  | { type: 'place-block'; blockId: string; sectionId: string; after?: Place }
  | { type: 'duplicate-block'; blockId: string; id: string };

type PropCommand =
  /** Without a value the property returns to its default. */
  | { type: 'set-prop'; blockId: string; path: PropPath; value?: unknown }
  /** Several properties of one block, or of the item at `path`, as one step. */
  | { type: 'set-props'; blockId: string; path: PropPath; values: Readonly<Record<string, unknown>> }
  | { type: 'add-item'; blockId: string; path: PropPath; item: { key: string }; after?: Place }
  | { type: 'remove-item'; blockId: string; path: PropPath; key: string }
  | { type: 'move-item'; blockId: string; path: PropPath; key: string; direction: Direction }
  | { type: 'place-item'; blockId: string; path: PropPath; key: string; after?: Place };

type AttributeCommand =
  | { type: 'add-attribute'; sectionId: string; attribute: Attribute }
  | { type: 'edit-attribute'; sectionId: string; attributeId: string; changes: AttributeChanges }
  | { type: 'remove-attribute'; sectionId: string; attributeId: string }
  /** Null takes the value away. */
  | { type: 'set-attribute-value'; blockId: string; attributeId: string; value: AttributeValue }
  | { type: 'add-definition'; blockId: string; list: DefinitionList; definition: BlockAttribute }
  | {
      type: 'edit-definition';
      blockId: string;
      list: DefinitionList;
      attributeId: string;
      changes: Partial<Pick<BlockAttribute, 'name' | 'defaultValue'>>;
    }
  | { type: 'remove-definition'; blockId: string; list: DefinitionList; attributeId: string };

/** An edit as data: it can be stored, sent and replayed, and addresses everything by id. */
export type Command = PageCommand | SectionCommand | BlockCommand | PropCommand | AttributeCommand;

export type { AttributeCommand, BlockCommand, PropCommand, SectionCommand };
