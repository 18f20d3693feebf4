import { describe, expect, test } from 'vitest';
import { applyCommand } from './commands';
import { mergeContent } from './merge';
import { resolveConflict } from './merge-conflicts';
import type { PageContent } from './model';
import { splitMeta } from './page-meta';

const meta = (title: string) => ({ title, description: 'D', keywords: ['k'] });
const page = (title: string): PageContent => ({ sections: [], pageMeta: meta(title) });

describe('the title of a page that is edited', () => {
  test('is changed by a command, and by none where the page is not known', () => {
    expect(applyCommand(page('Old'), { type: 'rename-page', title: 'New' })).toEqual(page('New'));
    const same = page('Old');
    expect(applyCommand(same, { type: 'rename-page', title: 'Old' })).toBe(same);
    const unknown: PageContent = { sections: [] };
    expect(applyCommand(unknown, { type: 'rename-page', title: 'New' })).toBe(unknown);
  });

  test.each([
    [
      'is sent where it is another one',
      page('New'),
      page('Old'),
      { content: { sections: [] }, meta: meta('New') },
    ],
    ['is not sent where it is the same', page('Old'), page('Old'), { content: { sections: [] } }],
    [
      'is sent where nobody knows what is stored',
      page('Old'),
      undefined,
      { content: { sections: [] }, meta: meta('Old') },
    ],
    ['is not sent where there is none', { sections: [] }, undefined, { content: { sections: [] } }],
  ])('%s', (_, edited, stored, sent) => {
    expect(splitMeta(edited, stored)).toEqual(sent);
  });

  test.each([
    ['mine', 'Mine', 'Old', 'Mine'],
    ['theirs', 'Old', 'Theirs', 'Theirs'],
  ])('merges by itself where only %s is new', (_, mine, theirs, title) => {
    expect(mergeContent(page('Old'), page(mine), page(theirs))).toEqual({
      content: page(title),
      conflicts: [],
    });
  });

  test('is a conflict where both changed it, and can be chosen', () => {
    const { content, conflicts } = mergeContent(page('Old'), page('Mine'), page('Theirs'));
    expect(content).toEqual(page('Mine'));
    expect(conflicts).toEqual([{ kind: 'meta', id: 'meta', mine: meta('Mine'), theirs: meta('Theirs') }]);
    const [conflict] = conflicts;
    if (!conflict) throw new Error('There is no conflict.');
    expect(resolveConflict(content, conflict, 'theirs')).toEqual(page('Theirs'));
    expect(resolveConflict(content, conflict, 'mine')).toEqual(page('Mine'));
  });
});
