import { describe, expect, it } from 'vitest';
import { createBlock } from '@/lib/domain/blocks';
import type { PageContent } from '@/lib/domain/content/model';
import { createContentStore, isUnsaved } from './content';

const text = (id: string, content: string) => ({ ...createBlock('RichText', id), props: { content } });
const page = (...words: string[]): PageContent => ({
  sections: [
    {
      id: 'section-1',
      name: 'One',
      attributes: [],
      blocks: words.map((each, n) => text(`block-${n}`, each)),
    },
  ],
});

/** A store whose time is the test's. */
function opened(content: unknown = page('a', 'b')) {
  let time = 10_000;
  const timers: { at: number; work: () => void }[] = [];
  const store = createContentStore({
    now: () => time,
    after: (ms, work) => {
      const timer = { at: time + ms, work };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer) >>> 0, 1);
    },
  });
  const wait = (ms: number) => {
    time += ms;
    for (const timer of timers.filter(({ at }) => at <= time)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.work();
    }
  };
  const init = (given: unknown, version = 3, path = '/about') =>
    store.getState().init({ path, locale: 'en', content: given, version });
  init(content);
  const type = (blockId: string, words: string) =>
    store.getState().dispatch({ type: 'set-prop', blockId, path: ['content'], value: words });
  const words = () =>
    store
      .getState()
      .workingContent.sections.flatMap(({ blocks }) => blocks.map(({ props }) => props.content));
  return { store, state: () => store.getState(), wait, init, type, words };
}

describe('the content store (docs/reference/saving-and-merging.md#working-copy)', () => {
  it('is empty and not ready before anything came, and ready with an empty list where there is nothing', () => {
    const { state, init } = opened();
    state().clear('/works', 'en');
    expect(state()).toMatchObject({
      workingContent: { sections: [] },
      isContentReady: false,
      currentPath: '/works',
    });
    init(null, 0, '/works');
    expect(state()).toMatchObject({ workingContent: { sections: [] }, isContentReady: true });
  });

  it('takes a deep copy: what came in can change without changing the page', () => {
    const given = page('a');
    const { words } = opened(given);
    (given.sections[0] as { blocks: unknown[] }).blocks.length = 0;
    expect(words()).toEqual(['a']);
  });

  it('ignores the same again, what comes within 300 ms, and what comes in a transition', () => {
    const { state, init, wait, words } = opened();
    init(page('c'));
    expect(words()).toEqual(['a', 'b']);
    wait(301);
    init(page('c'), 4);
    expect([words(), state().version]).toEqual([['c'], 4]);
    wait(301);
    state().setSearchFilter('x');
    init(page('d'), 5);
    expect(words()).toEqual(['c']);
    wait(100);
    init(page('d'), 5);
    expect(words()).toEqual(['d']);
  });

  it('is in transition for 100 ms from the last change of a filter', () => {
    const { state, wait } = opened();
    state().setSearchFilter('a');
    wait(60);
    state().setAttributeFilter({ attributeId: 'x', values: [1] });
    wait(60);
    expect(state().isTransitioning).toBe(true);
    wait(40);
    expect(state()).toMatchObject({ isTransitioning: false, searchFilter: 'a' });
  });

  it('has unsaved changes exactly when the working copy differs', () => {
    const { state, type } = opened();
    expect(isUnsaved(state())).toBe(false);
    expect(type('block-0', 'new')).toBe(true);
    expect(isUnsaved(state())).toBe(true);
    type('block-0', 'a');
    expect(isUnsaved(state())).toBe(false);
    expect(type('none', 'x')).toBe(false);
  });

  it('undoes, redoes and discards, and discarding can be undone', () => {
    const { state, type, wait, words } = opened();
    type('block-0', 'one');
    wait(2000);
    type('block-0', 'two');
    state().undo();
    expect(words()).toEqual(['one', 'b']);
    state().redo();
    state().discard();
    expect(words()).toEqual(['a', 'b']);
    expect(isUnsaved(state())).toBe(false);
    state().undo();
    expect(words()).toEqual(['two', 'b']);
  });

  it('forgets everything when it is cleared', () => {
    const { state, type } = opened();
    type('block-0', 'x');
    state().setSearchFilter('x');
    state().clear(null, null);
    expect(state()).toMatchObject({
      searchFilter: '',
      attributeFilter: null,
      version: 0,
      isTransitioning: false,
    });
    state().undo();
    expect(state().workingContent).toEqual({ sections: [] });
  });
});

describe('saving (docs/reference/saving-and-merging.md#saving)', () => {
  const begun = () => {
    const it = opened();
    it.type('block-0', 'mine');
    const pending = it.state().beginSave();
    if (!pending) throw new Error('nothing to save');
    return { ...it, pending };
  };

  it('sends what there is, once, from the version it began with', () => {
    const { state, pending } = begun();
    expect(pending).toMatchObject({ path: '/about', locale: 'en', version: 3 });
    expect(state().isSaving).toBe(true);
    expect(state().beginSave()).toBeNull();
    state().acceptSave(pending, { content: pending.content, version: 4 });
    expect(state()).toMatchObject({ isSaving: false, version: 4 });
    expect(isUnsaved(state())).toBe(false);
    expect(state().beginSave()).toBeNull();
  });

  it('keeps what was typed meanwhile as unsaved', () => {
    const { state, pending, type, words } = begun();
    type('block-1', 'later');
    state().acceptSave(pending, { content: pending.content, version: 4 });
    expect(words()).toEqual(['mine', 'later']);
    expect(isUnsaved(state())).toBe(true);
    expect(state().beginSave()).toMatchObject({ version: 4 });
  });

  it('shows what the server made of it, and takes typing meanwhile along', () => {
    const { state, pending, type, words } = begun();
    type('block-1', 'later');
    state().acceptSave(pending, { content: page('cleaned', 'b'), version: 4 });
    expect(words()).toEqual(['cleaned', 'later']);
    state().undo();
    expect(words()[1]).toBe('b');
  });

  it('changes nothing when it fails, and can be tried again', () => {
    const { state, words } = begun();
    state().failSave(true);
    expect(words()).toEqual(['mine', 'b']);
    expect(state().beginSave()).toMatchObject({ version: 3 });
  });

  it('knows an unanswered save of its own again, and what has been taken back since', () => {
    const { state, words } = begun();
    state().failSave(false);
    state().undo();
    expect([words(), isUnsaved(state())]).toEqual([['a', 'b'], true]);
    expect(state().rebase({ content: page('mine', 'theirs'), version: 8 })).toEqual([]);
    expect(words()).toEqual(['a', 'theirs']);
    expect(state().beginSave()).toMatchObject({ version: 8 });
  });

  it('never shows their text as the original of my older one: kept then, it would take theirs back', () => {
    const { store, state, words } = begun();
    const seen: unknown[] = [];
    store.subscribe(({ originalContent, workingContent }) =>
      seen.push(
        [originalContent, workingContent].map(({ sections }) => sections[0]?.blocks[1]?.props.content),
      ),
    );
    state().failSave(true);
    state().rebase({ content: page('a', 'theirs'), version: 8 });
    expect(words()).toEqual(['mine', 'theirs']);
    expect(seen).not.toContainEqual(['theirs', 'b']);
  });

  it('tells what it took back and somebody else has gone on with', () => {
    const { state, words } = begun();
    state().failSave(false);
    state().undo();
    const conflicts = state().rebase({ content: page('mine and theirs', 'b'), version: 8 });
    expect(conflicts).toMatchObject([{ kind: 'block', id: 'block-0' }]);
    expect(words()).toEqual(['a', 'b']);
  });

  it('takes no word of another for its own because an earlier visit had sent the same', () => {
    const { state, init, words } = opened(page('a', 'old'));
    const sent = [page('mine', 'old')];
    state().clear('/about', 'en');
    init(page('a', 'newer'), 4);
    expect(state().restore(page('mine', 'old'), page('a', 'old'), sent)).toEqual([]);
    expect(words()).toEqual(['mine', 'newer']);
    // Somebody has restored an earlier state.
    expect(state().rebase({ content: page('a', 'old'), version: 5 })).toEqual([]);
    expect(words()).toEqual(['mine', 'old']);
  });

  it('has nothing to send again once it has been refused and taken back', () => {
    const { state } = begun();
    state().failSave(true);
    state().undo();
    expect(isUnsaved(state())).toBe(false);
  });

  it('lets an answer for a page that has been left go', () => {
    const { state, pending, init, words } = begun();
    state().clear('/works', 'en');
    init(page('other'), 9, '/works');
    state().acceptSave(pending, { content: pending.content, version: 4 });
    expect([words(), state().version]).toEqual([['other'], 9]);
  });

  it('joins what only one side changed with somebody else’s save, and tells what both did', () => {
    const { state, words } = begun();
    expect(state().rebase({ content: page('a', 'theirs'), version: 8 })).toEqual([]);
    expect(words()).toEqual(['mine', 'theirs']);
    expect(state().beginSave()).toMatchObject({ version: 8 });
    state().failSave(true);
    const conflicts = state().rebase({ content: page('theirs too', 'theirs'), version: 9 });
    expect(conflicts).toMatchObject([{ kind: 'block', id: 'block-0' }]);
    expect(words()).toEqual(['mine', 'theirs']);
  });

  it('undoes what was done here after a join, and nothing of somebody else’s', () => {
    const { state, words } = begun();
    state().rebase({ content: page('a', 'theirs'), version: 8 });
    state().undo();
    expect(words()).toEqual(['a', 'theirs']);
    expect(isUnsaved(state())).toBe(false);
    state().redo();
    expect(words()).toEqual(['mine', 'theirs']);
  });

  it('replaces everything in one step', () => {
    const { state, words } = opened();
    state().replace(page('older'));
    expect([words(), isUnsaved(state())]).toEqual([['older'], true]);
    state().undo();
    expect(words()).toEqual(['a', 'b']);
  });

  it('takes up work of an earlier visit, joined with what was saved since', () => {
    const { state, init, wait, words } = opened();
    wait(301);
    init(page('a', 'saved since'), 5);
    expect(state().restore(page('kept', 'b'), page('a', 'b'))).toEqual([]);
    expect(words()).toEqual(['kept', 'saved since']);
    expect(isUnsaved(state())).toBe(true);
    state().undo();
    expect(words()).toEqual(['a', 'saved since']);
    expect(state().restore(page('a', 'kept'), page('a', 'b'))).toMatchObject([{ id: 'block-1' }]);
  });

  it('takes it up beside what has been typed before', () => {
    const { state, type, words } = opened();
    type('block-1', 'typed');
    expect(state().restore(page('kept', 'b'), page('a', 'b'))).toEqual([]);
    expect(words()).toEqual(['kept', 'typed']);
  });
});
