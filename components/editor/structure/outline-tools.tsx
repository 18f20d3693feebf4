'use client';

import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { tip } from '@/components/ui/tooltip-text';
import { EditIcon, type EditShape } from '../core/edit-icon';
import { pageContent } from '../core/page-content';
import { useSelection } from '../core/selection';
import { findSelected } from './selected';
import { useActions } from './use-actions';
import { walkTools } from './walk-tools';

/** What can be done with the selected line without dragging it. */
export function OutlineTools({ onRename }: { onRename(sectionId: string): void }) {
  const t = useTranslations('structure');
  const words = useTranslations('editor');
  const actions = useActions();
  const target = useSelection(useShallow(({ blockId, sectionId }) => ({ blockId, sectionId })));
  const selected = useStore(
    pageContent,
    useShallow(({ workingContent }) => findSelected(workingContent, target)),
  );
  const isOff = selected === null;
  const tools: { shape: EditShape; label: string; isOff: boolean; run(): void }[] = [
    { shape: 'up', label: words('up'), isOff: !selected?.index, run: () => actions.move('up') },
    {
      shape: 'down',
      label: words('down'),
      isOff: selected === null || selected.index === selected.count - 1,
      run: () => actions.move('down'),
    },
    {
      shape: 'edit',
      label: t('rename'),
      isOff: selected?.kind !== 'section',
      run: () => selected && onRename(selected.id),
    },
    { shape: 'duplicate', label: words('duplicate'), isOff, run: actions.duplicate },
    { shape: 'remove', label: words('remove'), isOff, run: actions.remove },
  ];
  return (
    <div className="outline-tools" role="toolbar" aria-label={t('outlineTools')} onKeyDown={walkTools}>
      {tools.map(({ shape, label, isOff: off, run }, at) => (
        <button
          key={shape}
          type="button"
          tabIndex={at === 0 ? 0 : -1}
          {...tip(label)}
          aria-label={label}
          aria-disabled={off || undefined}
          onClick={() => (off ? undefined : run())}
        >
          <EditIcon shape={shape} />
        </button>
      ))}
    </div>
  );
}
