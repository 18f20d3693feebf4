import { describe, expect, it } from 'vitest';
import { groupByNamespace } from '@/lib/domain/translations/group';
import { interfaceText as text } from '@/tests/factories/interface-text';
import { textRows } from './text-rows';

const nav = ['home', 'about', 'works'].map((key, order) => text('nav', key, order));
const meta = [text('meta', 'title', 0, 'Атлас Ночи')];
const groups = groupByNamespace([...nav, ...meta]);

describe('the lines of the translations manager (docs/reference/languages.md#interface-texts)', () => {
  it('are folders with counts, and the cards of the open ones, two beside each other', () => {
    const lines = (isOpen: (namespace: string) => boolean, columns: number) => {
      const rows = textRows(groups, isOpen, columns);
      return Array.from({ length: rows.count }, (_, index) => rows.at(index));
    };
    expect(lines((namespace) => namespace === 'nav', 2)).toEqual([
      { kind: 'folder', namespace: 'meta', count: 1, isOpen: false },
      { kind: 'folder', namespace: 'nav', count: 3, isOpen: true },
      { kind: 'texts', namespace: 'nav', texts: [nav[0], nav[1]] },
      { kind: 'texts', namespace: 'nav', texts: [nav[2]] },
    ]);
    expect(lines(() => true, 1)).toHaveLength(6);
    expect(lines(() => false, 2)).toHaveLength(2);
  });

  it('have each text in one line, and no line before the first or after the last', () => {
    const rows = textRows(groups, (namespace) => namespace === 'nav', 2);
    expect(['nav.home', 'nav.about', 'nav.works', 'meta.title', 'else'].map(rows.indexOf)).toEqual([
      2, 2, 3, -1, -1,
    ]);
    expect([rows.at(-1), rows.at(4)]).toEqual([undefined, undefined]);
    const each = [0, 1, 2, 3];
    expect(each.map(rows.isFolder)).toEqual([true, true, false, false]);
    expect(each.map(rows.keyAt)).toEqual(['meta', 'nav', 'nav.home', 'nav.works']);
    expect(textRows([], () => true, 2).at(0)).toBeUndefined();
  });
});
