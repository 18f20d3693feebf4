import { describe, expect, it } from 'vitest';
import { applyCommand } from './commands';
import { createSection } from './new-section';
import {
  type ContentInit,
  type ContentSession,
  clearedSession,
  hasUnsavedChanges,
  initialise,
  isInitIgnored,
  sameContent,
} from './session-rules';

const stored = {
  sections: [{ id: 's', blocks: [{ id: 'b', component: 'Quote', props: { content: 'a' } }] }],
};
const about: ContentInit = { path: '/about', locale: 'en', content: stored };
const other = { sections: [{ id: 't' }] };
const loaded = initialise(clearedSession('/about', 'en', 0), about, 1000);

describe('session rules: an init is ignored (docs/reference/saving-and-merging.md#working-copy)', () => {
  it.each<[string, Partial<ContentSession>, Partial<ContentInit>, number, boolean]>([
    ['during a transition', { isTransitioning: true }, { content: other }, 9000, true],
    ['identical and ready', {}, {}, 9000, true],
    [
      'identical in another form',
      {},
      { content: { sections: [{ ...stored.sections[0], name: 'Unnamed Section' }] } },
      9000,
      true,
    ],
    ['identical but not ready', { isContentReady: false }, {}, 9000, false],
    ['other content', {}, { content: other }, 9000, false],
    ['other content after 299 ms', {}, { content: other }, 1299, true],
    ['other content after 300 ms', {}, { content: other }, 1300, false],
    ['another path at once', {}, { path: '/contact', content: other }, 1001, false],
    ['another language at once', {}, { locale: 'ru', content: other }, 1001, false],
    ['identical content of another path', {}, { path: '/contact' }, 1001, false],
  ])('%s', (_name, session, init, now, expected) => {
    const before = { ...loaded, ...session };
    expect(isInitIgnored(before, { ...about, ...init }, now)).toBe(expected);
    expect(initialise(before, { ...about, ...init }, now) === before).toBe(expected);
  });

  it('never ignores the first content after clearing', () => {
    expect(isInitIgnored(clearedSession('/about', 'en', 1000), about, 1001)).toBe(false);
    expect(isInitIgnored(clearedSession('/about', 'en', 1000), { ...about, content: null }, 1001)).toBe(
      false,
    );
  });
});

describe('session rules: loading (docs/reference/saving-and-merging.md#working-copy)', () => {
  it.each([null, undefined])('content %s is an empty list of sections, and ready', (content) => {
    const session = initialise(clearedSession('/about', 'en', 0), { ...about, content }, 1);
    expect(session).toMatchObject({ workingContent: { sections: [] }, isContentReady: true });
  });

  it('takes a deep copy of what came in', () => {
    const mutable = structuredClone(stored);
    const session = initialise(clearedSession('/about', 'en', 0), { ...about, content: mutable }, 1);
    const [section] = mutable.sections;
    if (section?.blocks[0]) section.blocks[0].props.content = 'changed';
    expect(session.originalContent.sections[0]?.blocks[0]?.props.content).toBe('a');
  });

  it('holds nothing after clearing', () => {
    expect(clearedSession(null, null, 5)).toEqual({
      originalContent: { sections: [] },
      workingContent: { sections: [] },
      currentLocale: null,
      currentPath: null,
      isTransitioning: false,
      lastUpdateTimestamp: 5,
      isContentReady: false,
    });
  });
});

describe('session rules: unsaved changes (docs/reference/saving-and-merging.md#working-copy)', () => {
  const added = applyCommand(loaded.workingContent, { type: 'add-section', section: createSection('n') });
  const edited = { ...loaded, workingContent: added };

  it('exist when the working copy differs from the original', () => {
    expect([hasUnsavedChanges(loaded), hasUnsavedChanges(edited)]).toEqual([false, true]);
  });

  it('are gone once taken back by hand', () => {
    const removed = applyCommand(added, { type: 'remove-section', sectionId: 'n' });
    expect(hasUnsavedChanges({ ...loaded, workingContent: removed })).toBe(false);
  });

  it('are no matter of key order or of defaults that normalising fills in', () => {
    expect(
      sameContent({ sections: [{ name: 'A', id: 's' }] }, { sections: [{ id: 's', name: 'A', blocks: [] }] }),
    ).toBe(true);
    expect(sameContent({ sections: [{ id: 's', name: 'A' }] }, { sections: [{ id: 's', name: 'B' }] })).toBe(
      false,
    );
  });
});

describe('a new section (docs/reference/editing.md#sections-and-blocks)', () => {
  it('is called New Section in the editor', () => {
    expect(createSection('section-1')).toEqual({
      id: 'section-1',
      name: 'New Section',
      attributes: [],
      blocks: [],
    });
  });
});
