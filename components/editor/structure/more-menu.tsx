'use client';

import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Menu, MenuItem } from '@/components/ui/menu';
import { tip } from '@/components/ui/tooltip-text';
import { HANGING_BUTTON } from '../core/bar-styles';
import { useToolTexts } from '../core/tool-texts';
import { focusBlock, isInWords } from './focus-block';
import { shareClip } from './kept-clip';
import { useOwnSectionDialog } from './own-section-dialog';
import { type Selected, selectedNow } from './selected';
import { useActions } from './use-actions';

/** Whether nothing outside the menu is focused: the chosen action may have moved the focus. */
function isLoose(): boolean {
  const holder = document.activeElement;
  return !holder || holder === document.body || holder.closest('.tools-menu') !== null;
}

/** Less frequent actions on the selection; on a phone, all that do not fit elsewhere. */
export function MoreMenu({ selected }: { selected: Selected }) {
  const t = useToolTexts('structure');
  const words = useToolTexts('editor');
  const own = useToolTexts('ownSections');
  const askToKeep = useOwnSectionDialog(({ open }) => open);
  const actions = useActions();
  // Portalled into the selection's landmark, so that screen readers find it there.
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** How it was opened; null for a key. */
  const pointer = useRef<{ type: string; wasInWords: boolean } | null>(null);
  const isBlock = selected.kind === 'block';
  const items = [
    { label: words('duplicate'), run: actions.duplicate },
    { label: t('copy'), run: () => actions.copy() && void shareClip() },
    { label: t('cut'), run: () => actions.cut() && void shareClip() },
    { label: t('paste'), run: actions.paste },
    ...(isBlock
      ? [
          { label: t('addAbove'), run: () => actions.add('above') },
          { label: t('selectSection'), run: actions.climb },
        ]
      : [{ label: own('keep'), run: () => askToKeep({ kind: 'keep', section: selected.section }) }]),
    { label: t('addSection'), run: actions.addSection },
    { label: words('remove'), run: actions.remove },
  ];
  const choose = (run: () => unknown) => {
    run();
    const now = selectedNow();
    // If the user was typing, the caret returns to the text.
    if (pointer.current?.wasInWords && isLoose() && now?.kind === 'block') focusBlock(now.id, 'end');
  };
  return (
    <Menu
      open={isOpen}
      onOpenChange={setOpen}
      container={frame}
      className="tools-menu pointer-events-auto"
      onCloseAutoFocus={(event) => {
        // A keyboard user returns to the button that opened the menu.
        if (pointer.current || !isLoose()) event.preventDefault();
      }}
      trigger={
        <button
          type="button"
          ref={(trigger) => setFrame(trigger?.closest<HTMLElement>('.block-frame') ?? null)}
          tabIndex={-1}
          className={cx(HANGING_BUTTON, 'grid shrink-0 place-items-center max-md:min-h-10 max-md:min-w-10')}
          // A finger opens it when it is lifted: the menu would come under it, and be pressed by it.
          onPointerDown={(event) => {
            pointer.current = { type: event.pointerType, wasInWords: isInWords() };
            if (event.pointerType !== 'mouse') event.preventDefault();
          }}
          onKeyDown={() => {
            pointer.current = null;
          }}
          onClick={() => {
            if (pointer.current && pointer.current.type !== 'mouse') setOpen(!isOpen);
          }}
          aria-label={t('more')}
          {...tip(t('more'))}
        >
          <Icon of={Ellipsis} />
        </button>
      }
    >
      {items.map(({ label, run }) => (
        <MenuItem key={label} className="min-h-8.75 max-md:min-h-10" onSelect={() => choose(run)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
