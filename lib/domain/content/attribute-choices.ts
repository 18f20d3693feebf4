import { ownValue } from '../json';
import type { Attribute, AttributeValue, Block, PageContent } from './model';
import { itemsOf, valueOrDefault } from './narrow';

/** An attribute that the blocks of a page can be told apart by, with everything that is said of it. */
export interface AttributeChoice {
  id: string;
  name: string;
  values: AttributeValue[];
}

function isPrimitive(value: unknown): value is string | number | boolean {
  return value !== '' && ['string', 'number', 'boolean'].includes(typeof value);
}

/** What the attribute filter can be set to: attributes that something is said of. */
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

/** Notes what is said of a block: by what it inherits, by definitions of its own, and by those of its items. */
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
