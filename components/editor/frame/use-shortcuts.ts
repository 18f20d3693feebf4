import { useEffect } from 'react';
import { usePanels } from '../core/panels';
import { useSelection } from '../core/selection';
import { type ShortcutName, shortcutOf } from '../core/shortcuts';
import { useDrag } from '../structure/drag';
import { focusHandle } from '../structure/focus-block';
import { stepThrough } from '../structure/step-through';
import { isTyping } from '../structure/typing';
import { useActions } from '../structure/use-actions';
import { openLinkForm } from '../text/typed-text';

/** Elements with keys of their own, which handle them themselves. */
const ELSEWHERE = '[role="dialog"], [role="alertdialog"], [role="menu"], [popover]';

function isForSomethingElse(event: KeyboardEvent, target: Element | null): boolean {
  if (event.isComposing || useDrag.getState().what) return true;
  // The text editor takes most of them from the browser and does nothing with them.
  if (event.defaultPrevented && !target?.closest('.ProseMirror')) return true;
  return Boolean(target?.closest(ELSEWHERE));
}

/** Listens for the keys of shortcuts.ts. */
export function useShortcuts({ save }: { save(): void }): void {
  const actions = useActions();
  useEffect(() => {
    const isSomething = () => {
      const { blockId, sectionId } = useSelection.getState();
      return blockId !== null || sectionId !== null;
    };
    /** The action of each key; returns false if it does not apply now. */
    const WORKS: Record<ShortcutName, (target: Element | null, event: KeyboardEvent) => unknown> = {
      save,
      undo: () => stepThrough('undo'),
      redo: () => stepThrough('redo'),
      previous: () => actions.step('up'),
      next: () => actions.step('down'),
      // A button is pressed by it.
      enter: (target) => (isSomething() && !target?.closest('button, a, summary') ? actions.enter() : false),
      climb: (target) => {
        if (usePanels.getState().open !== null && target?.closest('.side-panel')) return false;
        if (!isSomething()) return false;
        if (target?.closest('#content') && isTyping(target)) return focusHandle();
        return actions.climb();
      },
      up: () => (isSomething() ? actions.move('up') : false),
      down: () => (isSomething() ? actions.move('down') : false),
      bold: () => false,
      italic: () => false,
      link: openLinkForm,
      add: () => actions.add('below'),
      duplicate: () => (isSomething() ? actions.duplicate() : false),
      remove: (target, { code }) => {
        const isHeld = target?.closest('.block-frame, .page-outline');
        // A Backspace that misses a text field must not delete a block.
        const isMeant = isHeld || (code === 'Delete' && !target?.closest('.side-panel, .toolbar'));
        return isSomething() && isMeant ? actions.remove() : false;
      },
      copy: () => false,
      cut: () => false,
      paste: () => false,
      properties: () => (isSomething() ? actions.properties() : false),
      look: () => (isSomething() ? actions.look() : false),
      outline: () => usePanels.getState().toggle('outline'),
      help: () => usePanels.getState().toggle('shortcuts'),
    };
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (isForSomethingElse(event, target)) return;
      const name = shortcutOf(event, isTyping(target));
      if (name === null) return;
      const isTaken = WORKS[name](target, event) !== false;
      if (isTaken) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [save, actions]);
}
