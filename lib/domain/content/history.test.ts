import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { command } from '@/tests/factories/arbitrary-command';
import { blockOf, content } from '@/tests/factories/sample-content';
import type { Command } from './commands';
import { beginHistory, edit, type History, redo, TYPING_PAUSE_MS, undo } from './history';

const write = (value: string, blockId = 'q'): Command => ({
  type: 'set-prop',
  blockId,
  path: ['content'],
  value,
});

function typed(...letters: [value: string, at: number][]): History {
  return letters.reduce((history, [value, at]) => edit(history, write(value), at), beginHistory(content));
}

const words = ({ present }: History) => blockOf(present, 'q')?.props.content;

describe('history: undo and redo (typing is grouped; docs/reference/editing.md#sections-and-blocks)', () => {
  it('takes back a word typed without a pause as one step', () => {
    const history = typed(['T', 0], ['Ti', 300], ['Tid', 600], ['Tide', 900]);
    expect(history.past).toHaveLength(1);
    expect(undo(history).present).toBe(content);
    expect(words(redo(undo(history)))).toBe('Tide');
  });

  it.each([
    ['at the end of the pause', TYPING_PAUSE_MS, 1],
    ['after the pause', TYPING_PAUSE_MS + 1, 2],
  ])('typing on %s', (_name, at, steps) => {
    expect(typed(['T', 0], ['Ti', at]).past).toHaveLength(steps);
  });

  it('begins another step in another place, after another edit and after an undo', () => {
    const elsewhere = edit(typed(['T', 0]), { type: 'rename-section', sectionId: 's1', name: 'x' }, 1);
    expect(edit(elsewhere, write('Ti'), 2).past).toHaveLength(3);
    const moved = edit(typed(['T', 0]), { type: 'move-block', blockId: 'q', direction: 'down' }, 1);
    expect(edit(moved, write('Ti'), 2).past).toHaveLength(3);
    const undone = undo(typed(['T', 0], ['Ti', 2000]));
    expect(edit(undone, write('To'), 2001).past).toHaveLength(2);
  });

  it('forgets what was taken back once something else is done', () => {
    const history = edit(undo(typed(['T', 0])), write('S'), 5000);
    expect(redo(history)).toBe(history);
    expect(words(history)).toBe('S');
  });

  it('remembers nothing of a refused edit', () => {
    const history = typed(['T', 0]);
    expect(edit(history, { type: 'move-block', blockId: 'q', direction: 'up' }, 1)).toBe(history);
  });

  it('has nothing to take back at the beginning', () => {
    const history = beginHistory(content);
    expect([undo(history), redo(history)]).toEqual([history, history]);
  });

  it('lets the oldest steps go', () => {
    const letters = Array.from({ length: 600 }, (_entry, at): [string, number] => [`${at}`, at * 5000]);
    expect(typed(...letters).past).toHaveLength(500);
  });

  it('undoes everything to the beginning and redoes everything to the end', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(command, fc.nat(1500)), { maxLength: 25 }), (steps) => {
        let now = 0;
        const end = steps.reduce((history, [next, pause]) => {
          now += pause;
          return edit(history, next, now);
        }, beginHistory(content));
        let history = end;
        for (let count = end.past.length; count > 0; count -= 1) history = undo(history);
        expect(history.present).toBe(content);
        for (let count = history.future.length; count > 0; count -= 1) history = redo(history);
        expect(history.present).toBe(end.present);
        expect(history.past).toEqual(end.past);
      }),
    );
  });
});
