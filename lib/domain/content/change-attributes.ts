import { isBlockKind } from '../blocks';
import { isRecord, sameJson } from '../json';
import { INPUT } from '../limits';
import {
  addAttribute,
  BLOCK_ATTRIBUTE_PREFIX,
  editAttribute,
  ITEM_ATTRIBUTE_PREFIX,
  removeAttribute,
} from './attributes';
import { withBlock } from './change-blocks';
import { withSection } from './change-sections';
import type { AttributeCommand, DefinitionList } from './command';
import type { Attribute, AttributeValue, Block, BlockAttribute, PageContent } from './model';

type Values = Record<string, AttributeValue>;

const PREFIX: Record<DefinitionList, string> = {
  blockAttributes: BLOCK_ATTRIBUTE_PREFIX,
  itemAttributes: ITEM_ATTRIBUTE_PREFIX,
};

function withAttributes(
  content: PageContent,
  sectionId: string,
  change: (list: Attribute[]) => Attribute[],
): PageContent {
  return withSection(content, sectionId, (section) => {
    const attributes = change(section.attributes);
    return attributes === section.attributes ? section : { ...section, attributes };
  });
}

function setValue(values: Values, id: string, value: AttributeValue): Values {
  const current = Object.hasOwn(values, id) ? values[id] : null;
  if (id === '' || current === value) return values;
  if (value !== null) return { ...values, [id]: value };
  return Object.fromEntries(Object.entries(values).filter(([other]) => other !== id));
}

/** A block's value map, or those of its items, each given the new definition's default. */
function seedValues(block: Block, list: DefinitionList, { id, defaultValue }: BlockAttribute): Block {
  if (defaultValue === undefined || defaultValue === null) return block;
  const seed = (values: unknown): Values => {
    const known = isRecord(values) ? (values as Values) : {};
    return Object.hasOwn(known, id) ? known : { ...known, [id]: defaultValue };
  };
  if (list === 'blockAttributes') return { ...block, attributes: seed(block.attributes) };
  const { items } = block.props;
  if (!Array.isArray(items)) return block;
  const seeded = items.map((item) =>
    isRecord(item) ? { ...item, attributes: seed(item.attributes) } : item,
  );
  return { ...block, props: { ...block.props, items: seeded } };
}

function addDefinition(block: Block, list: DefinitionList, definition: BlockAttribute): Block {
  const isRefused =
    !definition.id.startsWith(PREFIX[list]) ||
    block[list].length >= INPUT.attributesPerList ||
    block[list].some(({ id }) => id === definition.id);
  return isRefused ? block : seedValues({ ...block, [list]: [...block[list], definition] }, list, definition);
}

function replaceDefinition(
  block: Block,
  list: DefinitionList,
  id: string,
  replace: (definition: BlockAttribute) => BlockAttribute[],
): Block {
  const definitions = block[list].flatMap((definition) =>
    definition.id === id ? replace(definition) : [definition],
  );
  return sameJson(definitions, block[list]) ? block : { ...block, [list]: definitions };
}

function changeKnownBlock(
  content: PageContent,
  blockId: string,
  change: (block: Block) => Block,
): PageContent {
  return withBlock(content, blockId, (block) => (isBlockKind(block.component) ? change(block) : block));
}

/**
 * Carries out an edit of attributes and their values. A refused one, such as any of an
 * inherited attribute, gives the same content back. Taking a definition away leaves the values, so that an undo and
 * another language's save find them.
 */
export function changeAttributes(content: PageContent, command: AttributeCommand): PageContent {
  switch (command.type) {
    case 'add-attribute':
      return withAttributes(content, command.sectionId, (list) =>
        list.length >= INPUT.attributesPerList ? list : addAttribute(list, command.attribute),
      );
    case 'edit-attribute':
      return withAttributes(content, command.sectionId, (list) =>
        editAttribute(list, command.attributeId, command.changes),
      );
    case 'remove-attribute':
      return withAttributes(content, command.sectionId, (list) => removeAttribute(list, command.attributeId));
    case 'set-attribute-value':
      return changeKnownBlock(content, command.blockId, (block) => {
        const attributes = setValue(block.attributes, command.attributeId, command.value);
        return attributes === block.attributes ? block : { ...block, attributes };
      });
    case 'add-definition':
      return changeKnownBlock(content, command.blockId, (block) =>
        addDefinition(block, command.list, command.definition),
      );
    case 'edit-definition':
      return changeKnownBlock(content, command.blockId, (block) =>
        replaceDefinition(block, command.list, command.attributeId, (definition) => [
          { ...definition, ...command.changes },
        ]),
      );
    case 'remove-definition':
      return changeKnownBlock(content, command.blockId, (block) =>
        replaceDefinition(block, command.list, command.attributeId, () => []),
      );
  }
}
