import { useEffect } from 'react';
import { blockAt, sectionAt } from '../core/drawn-blocks';
import { useSelection } from '../core/selection';

/** Selects what is clicked or focused on the page: a block, or a section by its name or empty space. */
export function useSelecting(): void {
  useEffect(() => {
    document.addEventListener('pointerdown', selectTarget);
    document.addEventListener('focusin', selectTarget);
    return () => {
      document.removeEventListener('pointerdown', selectTarget);
      document.removeEventListener('focusin', selectTarget);
    };
  }, []);
}

function selectTarget({ type, target }: Event): void {
  if (!(target instanceof Element) || !target.closest('#content')) return;
  const block = blockAt(target);
  const section = block === null ? sectionAt(target) : null;
  if (block !== null) useSelection.getState().select(block);
  else if (section !== null) useSelection.getState().selectSection(section);
  else if (type === 'pointerdown') useSelection.getState().select(null);
}
