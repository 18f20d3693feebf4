import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlock } from '../blocks';
import { applyCommand, type Command } from './commands';
import { attribute, blockOf, content, freeze, section } from './commands.fixture';
import { idsOf } from './ids';
import { normaliseContent } from './normalise';
import { validateContent } from './validate';

describe('applyCommand: properties', () => {
  const sectionId = fc.constantFrom('s1', 's2', 's3', 'n1');
  const blockId = fc.constantFrom('q', 'h', 'x', 'g', 'n2', 'n3');
  const after = fc.constantFrom(undefined, null, 's1', 's2', 'q', 'g', 'n2', 'a');
  const direction = fc.constantFrom('up' as const, 'down' as const);
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
  const command: fc.Arbitrary<Command> = fc.oneof(
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

  it('keeps content valid and unknown kinds as they are, changes nothing in place, and leaves the rest its reference', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        commands.reduce((page, edit) => {
          const next = freeze(applyCommand(page, edit));
          expect(validateContent(next, content)).toEqual([]);
          expect(applyCommand(page, JSON.parse(JSON.stringify(edit)))).toEqual(next);
          const hologram = blockOf(next, 'x');
          if (hologram) expect(hologram).toBe(blockOf(content, 'x'));
          if (next !== page) {
            expect(next).not.toEqual(page);
            const kept = next.sections.filter((entry) => page.sections.includes(entry)).length;
            expect(kept).toBeGreaterThanOrEqual(Math.min(next.sections.length, page.sections.length) - 2);
          }
          expect(idsOf(normaliseContent(next))).toEqual(idsOf(next));
          return next;
        }, content);
      }),
    );
  });

  it('takes back a move with the opposite move', () => {
    fc.assert(
      fc.property(blockId, direction, (id, way) => {
        const moved = applyCommand(content, { type: 'move-block', blockId: id, direction: way });
        if (moved === content) return;
        const back = way === 'up' ? 'down' : 'up';
        expect(applyCommand(moved, { type: 'move-block', blockId: id, direction: back })).toEqual(content);
      }),
    );
  });
});
