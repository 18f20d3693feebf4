import { useSelection } from '../core/selection';
import { showBlock, showSection } from './focus-block';

/** Selects a block or a section, and brings it into sight. */
export function select(kind: 'block' | 'section', id: string): void {
  if (kind === 'block') {
    useSelection.getState().select(id);
    showBlock(id);
  } else {
    useSelection.getState().selectSection(id);
    showSection(id);
  }
}
