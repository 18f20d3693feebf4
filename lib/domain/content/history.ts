import type { Command } from './command';
import { applyCommand } from './commands';
import type { PageContent } from './model';

/** Steps that can be undone; older ones are dropped. Unchanged parts are shared, so a step costs little memory. */
const HISTORY_STEPS = 500;

/** Typing on within this time of the last letter belongs to the same step. */
export const TYPING_PAUSE_MS = 1_000;

export interface History {
  readonly past: readonly PageContent[];
  readonly present: PageContent;
  readonly future: readonly PageContent[];
  /** The text that is being typed, so that a word is one step and not a letter. */
  readonly typing: { readonly group: string; readonly at: number } | null;
}

export function beginHistory(content: PageContent): History {
  return { past: [], present: content, future: [], typing: null };
}

/** Consecutive typing in one place has the same group; any other edit is a step of its own. */
function typingGroup(command: Command): string | null {
  switch (command.type) {
    case 'rename-page':
      return command.type;
    case 'set-prop':
      return JSON.stringify([command.type, command.blockId, ...command.path]);
    case 'rename-section':
      return JSON.stringify([command.type, command.sectionId]);
    case 'set-attribute-value':
      return JSON.stringify([command.type, command.blockId, command.attributeId]);
    case 'edit-attribute':
      return JSON.stringify([command.type, command.sectionId, command.attributeId]);
    case 'edit-definition':
      return JSON.stringify([command.type, command.blockId, command.list, command.attributeId]);
    default:
      return null;
  }
}

/** The history after an edit at the time `now`, in milliseconds; the same history when the edit was refused. */
export function record(history: History, next: PageContent, group: string | null, now: number): History {
  if (next === history.present) return history;
  const { past, typing } = history;
  const isTypingOn = group !== null && typing?.group === group && now - typing.at <= TYPING_PAUSE_MS;
  return {
    past: isTypingOn ? past : [...past, history.present].slice(-HISTORY_STEPS),
    present: next,
    future: [],
    typing: group === null ? null : { group, at: now },
  };
}

/** Carries out a command and remembers the step. */
export function edit(history: History, command: Command, now: number): History {
  return record(history, applyCommand(history.present, command), typingGroup(command), now);
}

/** Undoes one step; returns the same history if there is none. */
export function undo(history: History): History {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present: previous, future, typing: null };
}

/** Redoes one step; returns the same history if there is none. */
export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, typing: null };
}

/** The history with every step of it changed in one way: what came from outside is part of each of them. */
export function rebased(history: History, change: (step: PageContent) => PageContent): History {
  const { past, present, future } = history;
  return { past: past.map(change), present: change(present), future: future.map(change), typing: null };
}
