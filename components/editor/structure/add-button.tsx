'use client';

import { Plus } from 'lucide-react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { tip } from '@/components/ui/tooltip-text';
import { EDIT_BUTTON, WITH_WORDS, WORDS } from '../core/bar-styles';
import { blockAt } from '../core/drawn-blocks';
import { keyHint } from '../core/key-hint';
import { pageContent } from '../core/page-content';
import { useToolTexts } from '../core/tool-texts';
import { positionBelow } from './actions';
import { usePicker } from './picker';
import { findSelected, selectedNow } from './selected';

/** From the middle of the window outwards. */
const HEIGHTS = [0.5, 0.65, 0.35, 0.8, 0.2];

/** The block in view, so that new ones are added nearby. */
function blockInSight() {
  const content = document.getElementById('content')?.getBoundingClientRect();
  if (!content) return null;
  const x = content.left + content.width / 2;
  const ids = HEIGHTS.map((part) => blockAt(document.elementFromPoint(x, innerHeight * part)));
  const blockId = ids.find((id) => id !== null) ?? null;
  return findSelected(pageContent.getState().workingContent, { blockId, sectionId: null });
}

/** Adds below the selection, or else below the block in view. */
export function AddButton() {
  const t = useToolTexts('editor');
  return (
    <button
      type="button"
      className={cx(EDIT_BUTTON, WITH_WORDS)}
      aria-haspopup="dialog"
      {...tip(t('addSomething'), keyHint('add'))}
      // The bar of a phone is another one while words are typed: it changes after the tap, and not under the finger.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => {
        const position = positionBelow(selectedNow() ?? blockInSight());
        const typedIn = document.activeElement;
        if (typedIn instanceof HTMLElement) typedIn.blur();
        usePicker.getState().open(position, currentTarget);
      }}
    >
      <Icon of={Plus} />
      <span className={WORDS}>{t('addWord')}</span>
    </button>
  );
}
