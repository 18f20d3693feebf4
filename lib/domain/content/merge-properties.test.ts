import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { command } from '@/tests/factories/arbitrary-command';
import { content as base, freeze } from '@/tests/factories/sample-content';
import { sameJson } from '../json';
import { applyCommand } from './commands';
import { idsOf } from './ids';
import { mergeContent } from './merge';
import { resolveConflict } from './merge-conflicts';
import { mergeOrder } from './merge-order';
import type { Block, PageContent } from './model';

const version = fc.array(command, { maxLength: 12 }).map((list) => freeze(list.reduce(applyCommand, base)));

const blocksOf = ({ sections }: PageContent) =>
  new Map(sections.flatMap(({ blocks }) => blocks.map((block): [string, Block] => [block.id, block])));

const homeOf = ({ sections }: PageContent, blockId: string) =>
  sections.find(({ blocks }) => blocks.some(({ id }) => id === blockId))?.id;

describe('mergeContent: properties (docs/reference/saving-and-merging.md#merging)', () => {
  it('gives back what changed when only one side did, or both alike', () => {
    fc.assert(
      fc.property(version, (changed) => {
        for (const [mine, theirs] of [
          [changed, base],
          [base, changed],
          [changed, changed],
        ] as const) {
          expect(mergeContent(base, mine, theirs)).toEqual({ content: changed, conflicts: [] });
        }
      }),
    );
  });

  it('loses nothing: every block that a side made or changed is in the page or in a conflict', () => {
    fc.assert(
      fc.property(version, version, (mine, theirs) => {
        const { content, conflicts } = mergeContent(base, mine, theirs);
        const merged = blocksOf(content);
        const before = blocksOf(base);
        for (const side of [mine, theirs]) {
          for (const [id, block] of blocksOf(side)) {
            if (sameJson(block, before.get(id))) continue;
            const isReported = conflicts.some((conflict) => conflict.kind === 'block' && conflict.id === id);
            expect(isReported || sameJson(merged.get(id), block), id).toBe(true);
          }
        }
        for (const id of before.keys()) {
          if (blocksOf(mine).has(id) && blocksOf(theirs).has(id)) expect(merged.has(id), id).toBe(true);
        }
      }),
    );
  });

  it('gives a valid structure, and tells both sides of the same conflicts', () => {
    fc.assert(
      fc.property(version, version, (mine, theirs) => {
        const { content, conflicts } = mergeContent(base, mine, theirs);
        const ids = content.sections.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
        expect(idsOf(content).size).toBe(ids.length);
        const names = (list: typeof conflicts) => list.map(({ kind, id }) => `${kind} ${id}`).sort();
        expect(names(mergeContent(base, theirs, mine).conflicts)).toEqual(names(conflicts));
      }),
    );
  });
});

describe('resolveConflict: properties (docs/reference/saving-and-merging.md#merging)', () => {
  it('puts every block where and how the chosen side has it', () => {
    fc.assert(
      fc.property(
        version,
        version,
        fc.constantFrom('mine' as const, 'theirs' as const),
        (mine, theirs, side) => {
          const { content, conflicts } = mergeContent(base, mine, theirs);
          const isSettledByBlocks = conflicts.every(({ kind }) => kind !== 'section');
          const settled = conflicts.reduce(
            (merged, conflict) => resolveConflict(merged, conflict, side),
            content,
          );
          const chosen = side === 'mine' ? mine : theirs;
          for (const { kind, id } of conflicts) {
            if (kind === 'block' && isSettledByBlocks) {
              expect(blocksOf(settled).get(id)).toEqual(blocksOf(chosen).get(id));
            }
            if (kind === 'place' && isSettledByBlocks) expect(homeOf(settled, id)).toBe(homeOf(chosen, id));
          }
        },
      ),
    );
  });
});

describe('mergeOrder: properties', () => {
  const order = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });

  it('holds every entry of both once, and follows the one side that changed', () => {
    fc.assert(
      fc.property(order, order, order, (before, mine, theirs) => {
        const merged = mergeOrder(before, mine, theirs);
        expect(merged.toSorted()).toEqual([...new Set([...mine, ...theirs])].sort());
        expect(mergeOrder(before, before, theirs).filter((id) => theirs.includes(id))).toEqual(theirs);
        expect(mergeOrder(before, mine, before).filter((id) => mine.includes(id))).toEqual(mine);
      }),
    );
  });
});
