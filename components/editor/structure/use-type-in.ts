import { useEffect } from 'react';
import { shortcutOf } from '../core/shortcuts';
import { useDrag } from './drag';
import { typeAt, wordsOf } from './focus-block';
import { selectedNow } from './selected';
import { isTyping } from './typing';

/** Where a key has a meaning of its own. */
const ELSEWHERE =
  'a[href], input, summary, .side-panel, .toolbar, [role="dialog"], [role="alertdialog"], [role="menu"], [popover]';

/** Whether a key writes something: a letter, a sign, the beginning of an accent or of a word in another script. */
function isWriting(event: KeyboardEvent): boolean {
  if (event.isComposing || event.metaKey) return false;
  const isCommand = (event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph');
  return !isCommand && ([...event.key].length === 1 || event.key === 'Dead' || event.key === 'Process');
}

/** Whether a key starts typing in the selection: it writes a character, and the focused element does not use it. */
function isForSelection(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || useDrag.getState().what || !isWriting(event)) return false;
  if (isTyping(target) || target?.closest(ELSEWHERE) || shortcutOf(event, false) !== null) return false;
  // A button is pressed by it.
  return !(event.key === ' ' && target?.closest('button'));
}

function typeIntoSelected(event: KeyboardEvent): void {
  if (!isForSelection(event)) return;
  const selected = selectedNow();
  const words = selected && wordsOf(selected.kind, selected.id);
  if (words) typeAt(words, 'end');
}

/**
 * A letter that is typed while a block or a section is selected is its own: the caret goes to the end of its words before
 * the browser writes it.
 */
export function useTypeIn(): void {
  useEffect(() => {
    addEventListener('keydown', typeIntoSelected);
    return () => removeEventListener('keydown', typeIntoSelected);
  }, []);
}
