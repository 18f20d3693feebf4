import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '@/components/ui/announcer';
import { kindOf } from '@/lib/domain/blocks';
import type { pasteCommand } from '@/lib/domain/content/clipboard';
import type { Block } from '@/lib/domain/content/model';
import { toast } from '../core/notices';
import { pageContent } from '../core/page-content';
import { useSelection } from '../core/selection';
import { useToolTexts } from '../core/tool-texts';
import { focusBlock } from './focus-block';
import { useNames } from './names';
import { usePicker } from './picker';
import { findSelected, type Selected, selectedNow } from './selected';

type AddCommand = ReturnType<typeof pasteCommand>;

const hasWords = ({ component }: Block) => kindOf(component)?.role === 'words';

/** What is added: a ready section has words to type over, one that was kept has the user's own. */
type Way = 'new' | 'ready' | 'kept';

/** The block in which one goes on after an addition: of a section that was chosen by its picture, the first one with words. */
function entered(command: AddCommand, way: Way): Block | undefined {
  if (command.type === 'add-block') return command.block;
  const { blocks } = command.section;
  return (way !== 'new' ? blocks.find(hasWords) : undefined) ?? blocks[0];
}

/** Adds what was picked; `isAdded` tells whether something has been, which has the focus then. */
export function usePut() {
  const t = useToolTexts('structure');
  const names = useNames();
  const isAdded = useRef(false);

  const say = (added: Selected | null) => {
    if (!added) return;
    const name = added.kind === 'block' ? names.block(added.block) : names.section(added.section);
    announce(t('added', { name, place: added.index + 1, count: added.count }));
  };
  const put = (command: AddCommand, way: Way = 'new') => {
    // Rendered synchronously: the next letter may follow before the browser has painted, and belongs to the new
    // block.
    const isDone = flushSync(() => {
      usePicker.getState().close();
      return pageContent.getState().dispatch(command);
    });
    if (!isDone) return void toast.warning(t('refused'));
    isAdded.current = true;
    const block = entered(command, way);
    if (block) useSelection.getState().select(block.id);
    else if (command.type === 'add-section') useSelection.getState().selectSection(command.section.id);
    if (block) focusBlock(block.id, way === 'ready' ? 'first line' : 'start');
    if (way === 'new' || command.type === 'add-block') return say(selectedNow());
    const { workingContent } = pageContent.getState();
    say(findSelected(workingContent, { blockId: null, sectionId: command.section.id }));
  };
  return { put, isAdded };
}
