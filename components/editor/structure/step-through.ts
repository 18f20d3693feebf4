import { placesOfChange } from '@/lib/domain/content/places-of-change';
import { blockAt } from '../core/drawn-blocks';
import { pageContent } from '../core/page-content';
import { useSelection } from '../core/selection';
import { focusBlock, isInWords, typeAt, wordsOf } from './focus-block';
import { keepingFocus } from './keeping-focus';
import { select } from './select';

/**
 * Undoes or redoes one step, selects what changed and scrolls it into view; a user who was typing continues there.
 */
export function stepThrough(step: 'undo' | 'redo'): void {
  const store = pageContent.getState();
  const wasInWords = isInWords();
  keepingFocus(() => store[step]());
  const places = placesOfChange(store.workingContent, pageContent.getState().workingContent);
  const { blockId, sectionId } = useSelection.getState();
  const place = places.find(({ id }) => id === blockId || id === sectionId) ?? places[0];
  if (!place) return;
  select(place.kind, place.id);
  if (!wasInWords) return;
  if (place.kind === 'section') {
    const words = wordsOf('section', place.id);
    if (words && !isInWords()) typeAt(words, 'end');
  } else if (!isInWords() || blockAt(document.activeElement) !== place.id) focusBlock(place.id, 'end');
}
