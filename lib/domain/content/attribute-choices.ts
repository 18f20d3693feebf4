import { ownValue } from '../json';
import type { Attribute, AttributeValue, Block, PageContent } from './model';
import { itemsOf, valueOrDefault } from './narrow';

/** An attribute by which a page's blocks can be filtered, with all its values. */
export interface AttributeChoice {
  id: string;
  name: string;
  values: AttributeValue[];
}

function isPrimitive(value: unknown): value is string | number | boolean {
  return value !== '' && ['string', 'number', 'boolean'].includes(typeof value);
}

/** The attributes that the editor's filter offers: those with at least one value. */
export function attributeChoices(content: PageContent, ofPage: readonly Attribute[]): AttributeChoice[] {
  const found = new Map<string, { name: string; values: Map<string, AttributeValue> }>();
  const note = (id: string, name: string | undefined, value: unknown) => {
    if (!isPrimitive(value)) return;
    const choice = found.get(id) ?? { name: name || id, values: new Map() };
    choice.values.set(String(value), value);
    found.set(id, choice);
  };
  for (const section of content.sections) {
    for (const block of section.blocks) noteValues(block, [...ofPage, ...section.attributes], note);
  }
  return [...found].map(([id, { name, values }]) => ({ id, name, values: inOrder([...values.values()]) }));
}

/** Collects a block's values: inherited ones, its own, and those of its items. */
function noteValues(
  block: Block,
  inherited: readonly Attribute[],
  note: (id: string, name: string | undefined, value: unknown) => void,
): void {
  for (const { id, name } of inherited) note(id, name, ownValue(block.attributes, id));
  for (const { id, name } of block.blockAttributes)
    note(id, name, valueOrDefault(block, block.blockAttributes, id));
  for (const item of itemsOf(block) ?? []) {
    for (const { id, name } of block.itemAttributes)
      note(id, name, valueOrDefault(item, block.itemAttributes, id));
  }
}

function inOrder(values: AttributeValue[]): AttributeValue[] {
  return values.sort((a, b) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1,
  );
}
