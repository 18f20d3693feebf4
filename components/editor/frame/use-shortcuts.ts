import { useEffect } from 'react';
import { pageContent } from './page-content';
import { usePanels } from './panels';
import { useSelection } from './selection';

/** Keys are told by where they are, so that they work on any layout of letters. */
export function useShortcuts({ save }: { save(): void }): void {
  useEffect(() => {
    const store = () => pageContent.getState();
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const { blockId } = useSelection.getState();
      const isCommand = event.ctrlKey || event.metaKey;
      const run = (work: () => void) => {
        event.preventDefault();
        work();
      };
      if (isCommand && !event.altKey) {
        if (event.code === 'KeyS') return run(save);
        if (event.code === 'KeyZ') return run(() => (event.shiftKey ? store().redo() : store().undo()));
        if (event.code === 'KeyY') return run(() => store().redo());
      }
      if (event.altKey && !isCommand && blockId !== null) {
        const move = (direction: 'up' | 'down') =>
          store().dispatch({ type: 'move-block', blockId, direction });
        if (event.code === 'ArrowUp') return run(() => move('up'));
        if (event.code === 'ArrowDown') return run(() => move('down'));
        if (event.code === 'Enter') return run(() => usePanels.getState().show('properties'));
      }
      if (event.code === 'Escape' && usePanels.getState().open === null) useSelection.getState().select(null);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [save]);
}
