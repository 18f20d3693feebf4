import { useEffect } from 'react';
import { blockAt, sectionAt } from '../core/drawn-blocks';
import { useSelection } from '../core/selection';

/** Selects what is clicked or focused on the page: a block, or a section by its name or empty space. */
export function useSelecting(): void {
  useEffect(() => {
    document.addEventListener('pointerdown', selectPressed);
    document.addEventListener('pointerup', selectTapped);
    document.addEventListener('focusin', selectTarget);
    return () => {
      document.removeEventListener('pointerdown', selectPressed);
      document.removeEventListener('pointerup', selectTapped);
      document.removeEventListener('focusin', selectTarget);
    };
  }, []);
}

/** Of a mouse or a pen. */
function selectPressed(event: PointerEvent): void {
  if (event.pointerType !== 'touch') selectTarget(event);
}

/** A finger that goes on to scroll is never lifted, as far as the page hears: it has touched nothing. */
function selectTapped(event: PointerEvent): void {
  if (event.pointerType === 'touch') selectTarget(event);
}

function selectTarget({ type, target }: Event): void {
  if (!(target instanceof Element) || !target.closest('#content')) return;
  const block = blockAt(target);
  const section = block === null ? sectionAt(target) : null;
  if (block !== null) useSelection.getState().select(block);
  else if (section !== null) useSelection.getState().selectSection(section);
  else if (type !== 'focusin') useSelection.getState().select(null);
}
