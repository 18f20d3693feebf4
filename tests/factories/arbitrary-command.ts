import fc from 'fast-check';
import { createBlock } from '@/lib/domain/blocks';
import type { Command } from '@/lib/domain/content/commands';
import { attribute, section } from './sample-content';

const sectionId = fc.constantFrom('s1', 's2', 's3', 'n1');
export const blockId = fc.constantFrom('q', 'h', 'x', 'g', 'n2', 'n3');
const after = fc.constantFrom(undefined, null, 's1', 's2', 'q', 'g', 'n2', 'a');
export const direction = fc.constantFrom('up' as const, 'down' as const);
const path = fc.constantFrom(
  ['slides'],
  ['items'],
  ['content'],
  ['slides', 'a', 'buttons'],
  ['slides', 'b', 'title'],
);
const key = fc.constantFrom('a', 'b', 'k', 'new');
const newBlock = fc.tuple(fc.constantFrom('Quote' as const, 'MediaGallery' as const), blockId);
const attributeId = fc.constantFrom('year', 'medium', 'block-a', 'item-a');
const list = fc.constantFrom('blockAttributes' as const, 'itemAttributes' as const);
const of = <T extends Command['type']>(type: T, fields: object) =>
  fc.record({ type: fc.constant(type), ...fields }) as unknown as fc.Arbitrary<Command>;
/** Any command, most of them at something that is there. */
export const command: fc.Arbitrary<Command> = fc.oneof(
  of('add-section', {
    section: fc.tuple(sectionId, blockId).map(([id, block]) => section(id, block)),
    after,
  }),
  of('remove-section', { sectionId }),
  of('move-section', { sectionId, direction }),
  of('place-section', { sectionId, after }),
  of('duplicate-section', {
    sectionId,
    ids: fc.constant({ s1: 'n1', q: 'n2', s2: 'n1', g: 'n3', s3: 'n1' }),
  }),
  of('rename-section', { sectionId, name: fc.constantFrom('One', 'Other') }),
  of('add-block', { sectionId, block: newBlock.map(([kind, id]) => createBlock(kind, id)), after }),
  of('remove-block', { blockId }),
  of('move-block', { blockId, direction }),
  of('place-block', { blockId, sectionId, after }),
  of('duplicate-block', { blockId, id: blockId }),
  of('set-prop', { blockId, path, value: fc.constantFrom('x', '', undefined) }),
  of('add-item', { blockId, path, item: key.map((name) => ({ key: name })), after }),
  of('remove-item', { blockId, path, key }),
  of('move-item', { blockId, path, key, direction }),
  of('place-item', { blockId, path, key, after }),
  of('add-attribute', { sectionId, attribute: attributeId.map((id) => attribute(id)) }),
  of('edit-attribute', { sectionId, attributeId, changes: fc.constant({ slug: 'year' }) }),
  of('remove-attribute', { sectionId, attributeId }),
  of('set-attribute-value', { blockId, attributeId, value: fc.constantFrom(1, 'x', null) }),
  of('add-definition', { blockId, list, definition: attributeId.map((id) => ({ id, defaultValue: 'd' })) }),
  of('remove-definition', { blockId, list, attributeId }),
);
