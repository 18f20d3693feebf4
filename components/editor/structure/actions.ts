import { flushSync } from 'react-dom';
import { announce } from '@/components/ui/announcer';
import { type BlockPosition, clipOf, idsForCopy, pasteCommand } from '@/lib/domain/content/clipboard';
import type { Command } from '@/lib/domain/content/commands';
import { isFiltering } from '@/lib/domain/content/filter';
import type { Direction } from '@/lib/domain/content/list-order';
import { toast } from '../core/notices';
import { pageContent } from '../core/page-content';
import { usePanels } from '../core/panels';
import { useSelection } from '../core/selection';
import type { useToolTexts } from '../core/tool-texts';
import { focusBlock, focusHandle, isInWords, showBlock, showSection } from './focus-block';
import { keepingFocus } from './keeping-focus';
import { keepClip, keptClip } from './kept-clip';
import type { Names } from './names';
import { newId, newTextSection } from './new-parts';
import { offerUndo } from './offer-undo';
import { usePicker } from './picker';
import { select } from './select';
import { afterRemoval, type Selected, selectedNow, stepFrom } from './selected';

export interface Actions {
  /** One place among the neighbours in the whole page, shown or not; nothing beyond the ends. */
  move(direction: Direction): void;
  duplicate(): void;
  remove(): void;
  /** False if there is nothing to copy, or the copy could not be stored. */
  copy(): boolean;
  cut(): boolean;
  paste(): void;
  /** Opens the picker for a new block beside the selection. */
  add(where: 'above' | 'below'): void;
  addSection(): void;
  /** Selects the neighbour, across sections. */
  step(direction: Direction): void;
  /** From a block to its section, from there to nothing. */
  climb(): void;
  /** Puts the focus into the block's text, or into the properties of a block without any. */
  enter(): void;
  properties(): void;
  /** Opens the choices of how it looks. */
  look(): void;
}

interface Texts {
  t: ReturnType<typeof useToolTexts<'structure'>>;
  undo: string;
  names: Names;
  /** The name of a new section, in the language of the page. */
  sectionName: string;
}

const content = () => pageContent.getState().workingContent;
/** Rendered synchronously, so that the next keystroke reaches the new block. */
const dispatch = (command: Command) => flushSync(() => pageContent.getState().dispatch(command));

/** Whether only some of the page is shown: neighbours are those of the whole page all the same. */
function isFiltered(): boolean {
  const { searchFilter, attributeFilter } = pageContent.getState();
  return isFiltering({ text: searchFilter, attribute: attributeFilter });
}

/** After the selection; at the end of the page if nothing is selected. */
export function positionBelow(selected: Selected | null): BlockPosition | null {
  if (selected?.kind === 'block') return { sectionId: selected.section.id, after: selected.id };
  const section = selected?.section ?? content().sections.at(-1);
  return section ? { sectionId: section.id } : null;
}

/** Before the selection. */
function positionAbove(selected: Selected): BlockPosition {
  if (selected.kind === 'section') return { sectionId: selected.id, after: null };
  return { sectionId: selected.section.id, after: selected.section.blocks[selected.index - 1]?.id ?? null };
}

/** Messages of the actions, in the language of the given texts. */
function speechIn({ t, names }: Texts) {
  const nameOf = (selected: Selected) =>
    selected.kind === 'block' ? names.block(selected.block) : names.section(selected.section);
  const placeOf = (selected: Selected) => ({
    name: nameOf(selected),
    place: selected.index + 1,
    count: selected.count,
  });
  const tell = (key: 'added' | 'moved' | 'duplicated' | 'pasted' | 'selected') => {
    const selected = selectedNow();
    if (!selected) return;
    const text = t(key, placeOf(selected));
    announce(key === 'moved' && isFiltered() ? `${text}. ${t('byFilter')}` : text);
  };
  const refuse = () => void toast.warning(t('refused'));
  return { nameOf, tell, refuse };
}

/** All actions on the selection, with messages from the given texts. */
export function actionsIn(texts: Texts): Actions {
  return { ...arranging(texts), ...copying(texts), ...adding(texts), ...walking(texts) };
}

function removeSelected(texts: Texts): void {
  const { t, undo } = texts;
  const { nameOf } = speechIn(texts);
  const selected = selectedNow();
  if (!selected) return;
  const next = afterRemoval(selected);
  dispatch(
    selected.kind === 'block'
      ? { type: 'remove-block', blockId: selected.id }
      : { type: 'remove-section', sectionId: selected.id },
  );
  const name = nameOf(selected);
  const count = selected.kind === 'block' ? 0 : selected.section.blocks.length;
  const gone = count === 0 ? t('removed', { name }) : t('removedWith', { name, count });
  announce(gone);
  offerUndo(gone, undo);
  if (!next) {
    useSelection.getState().select(null);
    return;
  }
  if (next.kind === 'block') useSelection.getState().select(next.id);
  else useSelection.getState().selectSection(next.id);
  focusHandle();
}

/** Stores a copy of the selection. */
function keepSelected({ t }: Texts): boolean {
  const clip = clipOf(content(), useSelection.getState());
  if (!clip) return false;
  const isKept = keepClip(clip);
  if (!isKept) toast.error(t('notKept'));
  return isKept;
}

function arranging(texts: Texts): Pick<Actions, 'move' | 'duplicate' | 'remove'> {
  const { t } = texts;
  const { nameOf, tell, refuse } = speechIn(texts);
  return {
    move: (direction) => {
      const selected = selectedNow();
      if (!selected) return;
      const isDone = keepingFocus(() =>
        dispatch(
          selected.kind === 'block'
            ? { type: 'move-block', blockId: selected.id, direction }
            : { type: 'move-section', sectionId: selected.id, direction },
        ),
      );
      if (!isDone) {
        announce(t(direction === 'up' ? 'isFirst' : 'isLast', { name: nameOf(selected) }));
        return;
      }
      tell('moved');
      if (selected.kind === 'block') showBlock(selected.id);
      else showSection(selected.id);
    },

    duplicate: () => {
      const selected = selectedNow();
      if (!selected) return;
      if (selected.kind === 'block') {
        const id = newId('block');
        // If the user was typing, the caret moves into the copy.
        const wasInWords = isInWords();
        if (!dispatch({ type: 'duplicate-block', blockId: selected.id, id })) return refuse();
        select('block', id);
        if (wasInWords) focusBlock(id, 'end');
      } else {
        const ids = idsForCopy(content(), selected.section, Date.now());
        if (!dispatch({ type: 'duplicate-section', sectionId: selected.id, ids })) return refuse();
        select('section', ids[selected.id] ?? '');
      }
      tell('duplicated');
    },

    remove: () => removeSelected(texts),
  };
}

function copying(texts: Texts): Pick<Actions, 'copy' | 'cut' | 'paste'> {
  const { t } = texts;
  const { nameOf, tell, refuse } = speechIn(texts);
  return {
    copy: () => {
      const selected = selectedNow();
      if (!selected || !keepSelected(texts)) return false;
      const notice = t('copied', { name: nameOf(selected) });
      announce(notice);
      toast.info(notice);
      return true;
    },

    cut: () => {
      const selected = selectedNow();
      if (!selected || !keepSelected(texts)) return false;
      removeSelected(texts);
      announce(t('wasCut', { name: nameOf(selected) }));
      return true;
    },

    paste: () => {
      const kept = keptClip();
      if (!kept) return void toast.info(t('nothingCopied'));
      const command = pasteCommand(kept.clip, content(), positionBelow(selectedNow()), Date.now());
      if (!dispatch(command)) return refuse();
      if (command.type === 'add-block') select('block', command.block.id);
      else select('section', command.section.id);
      focusHandle();
      tell('pasted');
    },
  };
}

function adding(texts: Texts): Pick<Actions, 'add' | 'addSection'> {
  const { sectionName } = texts;
  const { tell, refuse } = speechIn(texts);
  return {
    add: (where) => {
      const selected = selectedNow();
      // A phone has no way to add on the frame.
      const places = document.querySelectorAll(`.block-frame [data-add="${where}"], .block-tools`);
      const anchor = [...places].findLast((place) => place.getClientRects().length > 0) ?? null;
      const position = selected && where === 'above' ? positionAbove(selected) : positionBelow(selected);
      usePicker.getState().open(position, anchor);
    },

    addSection: () => {
      const section = newTextSection(sectionName);
      const after = selectedNow()?.section.id;
      if (!dispatch({ type: 'add-section', section, ...(after !== undefined && { after }) })) return refuse();
      const [block] = section.blocks;
      if (!block) return;
      useSelection.getState().select(block.id);
      focusBlock(block.id);
      tell('added');
    },
  };
}

function walking(texts: Texts): Pick<Actions, 'step' | 'climb' | 'enter' | 'properties' | 'look'> {
  const { t } = texts;
  const { tell } = speechIn(texts);
  return {
    step: (direction) => {
      const next = stepFrom(content(), selectedNow(), direction);
      if (!next) return;
      select(next.kind, next.id);
      if (!document.activeElement?.closest('.side-panel')) focusHandle();
      tell('selected');
    },

    climb: () => {
      const selected = selectedNow();
      if (selected?.kind === 'block') {
        useSelection.getState().selectSection(selected.section.id);
        focusHandle();
        tell('selected');
      } else if (selected) {
        useSelection.getState().select(null);
        announce(t('selectedNothing'));
      }
    },

    enter: () => {
      const selected = selectedNow();
      if (selected?.kind === 'block') focusBlock(selected.id);
      else if (selected) usePanels.getState().show('properties');
    },

    look: () => {
      if (selectedNow()) usePanels.getState().show('look');
    },

    properties: () => {
      if (selectedNow()) usePanels.getState().show('properties');
    },
  };
}
