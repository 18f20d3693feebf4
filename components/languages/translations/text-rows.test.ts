import { describe, expect, it } from 'vitest';
import { groupByNamespace } from '@/lib/domain/translations/group';
import { interfaceText as text } from '@/tests/factories/interface-text';
import { TOOLS_FOLDER, textRows } from './text-rows';

const nav = ['home', 'about', 'works'].map((key, order) => text('nav', key, order));
const site = [text('site', 'artist', 0)];
const meta = [text('meta', 'title', 0, 'Атлас Ночи')];
const groups = groupByNamespace([...nav, ...meta, ...site]);

describe('the lines of the translations manager (docs/reference/languages.md#interface-texts)', () => {
  const lines = (isOpen: (folder: string) => boolean, columns: number) => {
    const rows = textRows(groups, isOpen, columns);
    return Array.from({ length: rows.count }, (_, index) => rows.at(index));
  };

  it('are what visitors read, in folders with counts, and the cards of the open ones, two beside each other', () => {
    expect(lines((folder) => folder === 'nav', 2)).toEqual([
      { kind: 'part', part: 'visitors', count: 4, isOpen: true },
      { kind: 'folder', namespace: 'site', count: 1, isOpen: false },
      { kind: 'folder', namespace: 'nav', count: 3, isOpen: true },
      { kind: 'texts', namespace: 'nav', texts: [nav[0], nav[1]] },
      { kind: 'texts', namespace: 'nav', texts: [nav[2]] },
      { kind: 'part', part: 'tools', count: 1, isOpen: false },
    ]);
  });

  it('have the folders of the tools once their part is open', () => {
    expect(lines((folder) => folder === TOOLS_FOLDER, 2).slice(-2)).toEqual([
      { kind: 'part', part: 'tools', count: 1, isOpen: true },
      { kind: 'folder', namespace: 'meta', count: 1, isOpen: false },
    ]);
    expect(lines(() => true, 1)).toHaveLength(10);
    expect(lines(() => false, 2)).toHaveLength(4);
  });

  it('have each text in one line, and no line before the first or after the last', () => {
    const rows = textRows(groups, (folder) => folder === 'nav', 2);
    expect(['nav.home', 'nav.about', 'nav.works', 'meta.title', 'else'].map(rows.indexOf)).toEqual([
      3, 3, 4, -1, -1,
    ]);
    expect([rows.at(-1), rows.at(6)]).toEqual([undefined, undefined]);
    const each = [0, 1, 2, 3, 4, 5];
    expect(each.map(rows.isHead)).toEqual([true, true, true, false, false, true]);
    expect(each.map(rows.keyAt)).toEqual(['.visitors', 'site', 'nav', 'nav.home', 'nav.works', '.tools']);
    expect(textRows([], () => true, 2).at(0)).toBeUndefined();
  });
});
