import { createStore } from 'zustand';
import { LANGUAGES } from '@/lib/domain/limits';
import type { Translation } from '@/lib/domain/translations/model';

/** An unsaved value of a text. */
export interface Draft {
  text: Translation;
  value: string;
  /** Saved ones stay until the list has the new value: in between, a field would show the old one. */
  state: 'typing' | 'saving' | 'failed' | 'saved';
}

interface DraftsState {
  drafts: ReadonlyMap<string, Draft>;
  /** Saved once typing has stopped for a while. */
  type(text: Translation, value: string): void;
  /** Saves what waits for it, or has failed. */
  save(id: string): Promise<void>;
  /** Saves all that waits: nothing that was typed is lost by going away. */
  flush(): void;
  /** Drops the unsaved value. */
  drop(id: string): void;
}

/** A value says something; the contract refuses one that does not. */
export const saysNothing = (value: string): boolean => value.trim() === '';

/** Values that could not be saved, by language: they are shown again with that language's texts. */
const unsaved = new Map<string, Map<string, Draft>>();

/** The unsaved values of a language; new drafts are added to them. */
export function unsavedDrafts(languageId: string): Map<string, Draft> {
  const known = unsaved.get(languageId) ?? new Map<string, Draft>();
  unsaved.set(languageId, known);
  return known;
}

/**
 * Texts that are being typed, apart from the cards that show them: a card that is scrolled away is gone.
 * @param store saves one, and tells how it went; resolves to whether it did
 * @param failed what could not be saved before, and what could not be saved now
 */
export function createDrafts(
  store: (text: Translation, value: string) => Promise<boolean>,
  failed = new Map<string, Draft>(),
) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const stop = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  return createStore<DraftsState>()((set, get) => {
    const put = (id: string, draft: Draft | null) =>
      set(({ drafts }) => {
        const next = new Map(drafts);
        if (draft) next.set(id, draft);
        else next.delete(id);
        if (draft?.state === 'failed') failed.set(id, draft);
        else failed.delete(id);
        return { drafts: next };
      });
    return {
      drafts: new Map(failed),
      type: (text, value) => {
        const { id } = text;
        stop(id);
        if (value === text.value) return put(id, null);
        put(id, { text, value, state: 'typing' });
        if (saysNothing(value)) return;
        timers.set(
          id,
          setTimeout(() => void get().save(id), LANGUAGES.translationEditDebounceMs),
        );
      },
      save: async (id) => {
        stop(id);
        const draft = get().drafts.get(id);
        if (draft?.state !== 'typing' && draft?.state !== 'failed') return;
        if (saysNothing(draft.value)) return;
        put(id, { ...draft, state: 'saving' });
        const isSaved = await store(draft.text, draft.value);
        put(id, { ...draft, state: isSaved ? 'saved' : 'failed' });
      },
      flush: () => {
        for (const id of [...timers.keys()]) void get().save(id);
      },
      drop: (id) => {
        stop(id);
        put(id, null);
      },
    };
  });
}

export type Drafts = ReturnType<typeof createDrafts>;
