'use client';

import type { LucideIcon } from 'lucide-react';
import { ArrowDown, ArrowUp, Copy, Pencil, Trash2 } from 'lucide-react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { IconButton } from '@/components/ui/icon-button';
import { pageContent } from '../core/page-content';
import { useSelection } from '../core/selection';
import { useToolTexts } from '../core/tool-texts';
import { findSelected } from './selected';
import { useActions } from './use-actions';
import { walkTools } from './walk-tools';

/** Actions on the selected row, without dragging. */
export function OutlineTools({ onRename }: { onRename(sectionId: string): void }) {
  const t = useToolTexts('structure');
  const words = useToolTexts('editor');
  const actions = useActions();
  const target = useSelection(useShallow(({ blockId, sectionId }) => ({ blockId, sectionId })));
  const selected = useStore(
    pageContent,
    useShallow(({ workingContent }) => findSelected(workingContent, target)),
  );
  const isOff = selected === null;
  const tools: { icon: LucideIcon; label: string; isOff: boolean; run(): void }[] = [
    { icon: ArrowUp, label: words('up'), isOff: !selected?.index, run: () => actions.move('up') },
    {
      icon: ArrowDown,
      label: words('down'),
      isOff: selected === null || selected.index === selected.count - 1,
      run: () => actions.move('down'),
    },
    {
      icon: Pencil,
      label: t('rename'),
      isOff: selected?.kind !== 'section',
      run: () => selected && onRename(selected.id),
    },
    { icon: Copy, label: words('duplicate'), isOff, run: actions.duplicate },
    { icon: Trash2, label: words('remove'), isOff, run: actions.remove },
  ];
  return (
    <div
      className="sticky top-16 z-1 flex gap-1 bg-tool-raised py-2"
      role="toolbar"
      aria-label={t('outlineTools')}
      onKeyDown={walkTools}
    >
      {tools.map(({ icon, label, isOff: off, run }, at) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          kind="outline"
          shape="box"
          className="min-h-9 min-w-9 max-md:min-h-11 max-md:min-w-11"
          tabIndex={at === 0 ? 0 : -1}
          aria-disabled={off || undefined}
          onClick={() => (off ? undefined : run())}
        />
      ))}
    </div>
  );
}
