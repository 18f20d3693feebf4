import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockId, command, direction } from '@/tests/factories/arbitrary-command';
import { blockOf, content, freeze } from '@/tests/factories/sample-content';
import { applyCommand } from './commands';
import { idsOf } from './ids';
import { normaliseContent } from './normalise';
import { validateContent } from './validate';

describe('applyCommand: properties', () => {
  it('keeps content valid and unknown kinds as they are, changes nothing in place, and leaves the rest its reference', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        commands.reduce((page, edit) => {
          const next = freeze(applyCommand(page, edit));
          expect(validateContent(next, content)).toEqual([]);
          expect(applyCommand(page, JSON.parse(JSON.stringify(edit)))).toEqual(next);
          for (const block of next.sections.flatMap(({ blocks }) => blocks)) {
            if (block.component === 'Hologram')
              expect(block).toEqual({ ...blockOf(content, 'x'), id: block.id });
          }
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
