import { useReducer } from 'react';
import { sameJson } from '@/lib/domain/json';
import type { StoredTheme } from '@/lib/domain/site-theme/model';

interface Draft {
  past: readonly StoredTheme[];
  /** Null while nothing has been changed. */
  theme: StoredTheme | null;
  future: readonly StoredTheme[];
  /** What the last change was of: dragging through colours is one step. */
  field: string | null;
}

type Step =
  | { kind: 'change'; from: StoredTheme; to: StoredTheme; field: string }
  | { kind: 'undo' | 'redo'; from: StoredTheme }
  | { kind: 'saved' };

const UNCHANGED: Draft = { past: [], theme: null, future: [], field: null };

function next(draft: Draft, step: Step): Draft {
  if (step.kind === 'saved') return { ...draft, theme: null, field: null };
  if (step.kind === 'change') {
    if (sameJson(step.from, step.to)) return draft;
    const isSameStep = draft.field === step.field;
    const past = isSameStep ? draft.past : [...draft.past, step.from];
    return { past, theme: step.to, future: [], field: step.field };
  }
  const [taken, kept] = step.kind === 'undo' ? [draft.past, draft.future] : [draft.future, draft.past];
  const theme = taken.at(-1);
  if (theme === undefined) return draft;
  const left = taken.slice(0, -1);
  const grown = [...kept, step.from];
  return step.kind === 'undo'
    ? { past: left, theme, future: grown, field: null }
    : { past: grown, theme, future: left, field: null };
}

/** A theme that is being changed, with undo over saves. */
export function useThemeDraft(saved: StoredTheme) {
  const [draft, dispatch] = useReducer(next, UNCHANGED);
  const from = draft.theme ?? saved;
  return {
    theme: from,
    isChanged: !sameJson(from, saved),
    hasUndo: draft.past.length > 0,
    hasRedo: draft.future.length > 0,
    /** @param field what is changed: further changes of the same are the same step */
    change: (to: StoredTheme, field: string) => dispatch({ kind: 'change', from, to, field }),
    undo: () => dispatch({ kind: 'undo', from }),
    redo: () => dispatch({ kind: 'redo', from }),
    noteSaved: () => dispatch({ kind: 'saved' }),
  };
}
