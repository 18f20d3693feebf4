import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Command } from '@/lib/domain/content/commands';
import type { AttributeFilter } from '@/lib/domain/content/filter';
import { beginHistory, edit, type History, rebased, record, redo, undo } from '@/lib/domain/content/history';
import { keepUnchanged } from '@/lib/domain/content/keep-unchanged';
import { type Conflict, mergeContent } from '@/lib/domain/content/merge';
import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import {
  type ContentInit,
  type ContentSession,
  clearedSession,
  hasUnsavedChanges,
  initialise,
} from '@/lib/domain/content/session-rules';
import { CONTENT } from '@/lib/domain/limits';

/** A page's content as the server has it. */
export interface StoredContent {
  content: unknown;
  /** 0 where the language has no text of its own yet. */
  version: number;
}

/** The browser functions that the store needs. */
export interface ContentOutside {
  /** Milliseconds. */
  now(): number;
  /** Calls back later; gives what calls it off. */
  after(ms: number, work: () => void): () => void;
}

/** A save to send, kept to compare the answer with. */
export interface PendingSave {
  path: string;
  locale: string;
  /** With its meta information. */
  content: PageContent;
  version: number;
  /** The content known to be on the server; undefined if it may have stored something else since. */
  stored: PageContent | undefined;
}

export interface ContentState extends ContentSession {
  isSaving: boolean;
  searchFilter: string;
  attributeFilter: AttributeFilter | null;
  /** Content that was sent without an answer so far: it may have been stored. */
  sent: readonly PageContent[];
  /** The version of the original: a save from another version is refused. */
  version: number;
  history: History;
  /** Takes over a page's content, unless it is to be ignored (docs/reference/saving-and-merging.md#working-copy). */
  init(init: ContentInit & { version: number }): void;
  /** Forgets everything: on a change of path or language, and on logout. */
  clear(path: string | null, locale: string | null): void;
  /** Carries out an edit; false when it was refused. */
  dispatch(command: Command): boolean;
  undo(): void;
  redo(): void;
  /** Back to the original; can be undone. */
  discard(): void;
  setSearchFilter(text: string): void;
  setAttributeFilter(filter: AttributeFilter | null): void;
  /** The save to send, or null if there is nothing to save or one is in progress. */
  beginSave(): PendingSave | null;
  /** The server has stored it: later edits stay unsaved. */
  acceptSave(sent: PendingSave, stored: StoredContent): void;
  /** It has not been stored; where it was not even answered, perhaps it has. */
  failSave(isAnswered: boolean): void;
  /**
   * Somebody else has saved: theirs becomes the base, and one-sided changes are merged. Returns the conflicts; the
   * working copy has my side of them.
   */
  rebase(stored: StoredContent): Conflict[];
  /** Puts a whole content in the place of the working copy, as one step: an older version, or a settled conflict. */
  replace(content: PageContent): void;
  /** Merges unsaved work of an earlier visit, based on `base`; returns the conflicts with later changes. */
  restore(working: PageContent, base: PageContent, sent?: readonly PageContent[]): Conflict[];
}

const EMPTY: PageContent = { sections: [] };

/** How many saves without an answer are remembered. */
const UNANSWERED = 8;

/** Whether Save Changes and Discard are shown. */
export function isUnsaved(
  state: Pick<ContentState, 'originalContent' | 'workingContent'> & Partial<Pick<ContentState, 'sent'>>,
): boolean {
  // Back at the original, but perhaps something else has been stored meanwhile.
  if (state.sent?.length) return true;
  return state.originalContent !== state.workingContent && hasUnsavedChanges(state);
}

function withOwnMeta(content: PageContent, { pageMeta }: PageContent): PageContent {
  return content.pageMeta || !pageMeta ? content : { ...content, pageMeta };
}

/** The content store: rules and commands are the domain's. */
export function createContentStore({ now, after }: ContentOutside) {
  let callOff = () => {};
  return createStore<ContentState>()((set, get) => {
    const showHistory = (history: History) => {
      if (history !== get().history) set({ history, workingContent: history.present });
    };
    const beginTransition = (change: Partial<ContentState>) => {
      callOff();
      set({ ...change, isTransitioning: true });
      callOff = after(CONTENT.filterTransitionMs, () => set({ isTransitioning: false }));
    };
    /** A change from outside: the step before it can still be undone. */
    const takeWorking = (content: PageContent) => showHistory(record(get().history, content, null, now()));
    return {
      ...clearedSession(null, null, now()),
      isSaving: false,
      searchFilter: '',
      attributeFilter: null,
      version: 0,
      sent: [],
      history: beginHistory(EMPTY),

      init: ({ version, ...init }) => {
        const session = initialise(get(), init, now());
        if (session === get()) return;
        set({
          ...session,
          version,
          isSaving: false,
          sent: [],
          history: beginHistory(session.workingContent),
        });
      },

      clear: (path, locale) => {
        callOff();
        const session = clearedSession(path, locale, now());
        const history = beginHistory(session.workingContent);
        const filters = { searchFilter: '', attributeFilter: null };
        set({ ...session, ...filters, version: 0, isSaving: false, sent: [], history });
      },

      dispatch: (command) => {
        const before = get().history;
        showHistory(edit(before, command, now()));
        return get().history !== before;
      },

      undo: () => showHistory(undo(get().history)),
      redo: () => showHistory(redo(get().history)),
      discard: () => takeWorking(get().originalContent),

      setSearchFilter: (searchFilter) => beginTransition({ searchFilter }),
      setAttributeFilter: (attributeFilter) => beginTransition({ attributeFilter }),

      ...savingActions({ set, get }),

      // Older versions and other languages have no title to replace.
      replace: (content) => takeWorking(withOwnMeta(content, get().workingContent)),

      restore: (working, base, sent = []) => {
        // Edits made before it was restored stay, too.
        const merge = mergeContent(base, normaliseContent(working), get().workingContent, sent);
        takeWorking(merge.content);
        return merge.conflicts;
      },
    };
  });
}

/** What the server has now: nothing is on its way to it. */
const savedState = (originalContent: PageContent, version: number) => ({
  originalContent,
  version,
  isSaving: false,
  sent: [],
});

/** Sending the working copy, and applying the server's state. */
function savingActions({
  set,
  get,
}: {
  set: StoreApi<ContentState>['setState'];
  get: StoreApi<ContentState>['getState'];
}): Pick<ContentState, 'beginSave' | 'acceptSave' | 'failSave' | 'rebase'> {
  return {
    beginSave: () => {
      const {
        isSaving,
        currentPath: path,
        currentLocale: locale,
        workingContent: content,
        originalContent,
        version,
        sent,
      } = get();
      if (isSaving || path === null || locale === null || !isUnsaved(get())) return null;
      set({ isSaving: true, sent: [...sent, content].slice(-UNANSWERED) });
      const stored = sent.length === 0 ? originalContent : undefined;
      return { path, locale, content, version, stored };
    },

    acceptSave: (sent, { content, version }) => {
      const { currentPath, currentLocale, workingContent } = get();
      // The answer for a page that has been left meanwhile.
      if (sent.path !== currentPath || sent.locale !== currentLocale) return;
      // The server's content has new references, but is mostly equal to what was sent.
      const isSame = content === sent.content;
      const stored = isSame ? sent.content : keepUnchanged(normaliseContent(content), sent.content);
      const isUntouched = workingContent === sent.content;
      const working = isUntouched ? stored : mergeContent(sent.content, workingContent, stored).content;
      // The server's normalisation is no step of the user's.
      const history = { ...get().history, present: working };
      set({ ...savedState(stored, version), history, workingContent: working });
    },

    failSave: (isAnswered) =>
      set(({ sent }) => ({ isSaving: false, sent: isAnswered ? sent.slice(0, -1) : sent })),

    rebase: ({ content, version }) => {
      const { originalContent: base, workingContent, history, sent } = get();
      const theirs = keepUnchanged(normaliseContent(content), base);
      const { conflicts } = mergeContent(base, workingContent, theirs, sent);
      // Undo reverts local edits only, and nothing that somebody else has saved.
      const joined = rebased(history, (step) => mergeContent(base, step, theirs, sent).content);
      // At once: their text as the original of my older one would look like a change of mine that takes theirs back.
      set({ ...savedState(theirs, version), history: joined, workingContent: joined.present });
      return conflicts;
    },
  };
}
