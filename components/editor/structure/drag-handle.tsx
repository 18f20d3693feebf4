'use client';

import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { tip } from '@/components/ui/tooltip-text';
import { HANGING_BUTTON } from '../core/bar-styles';
import { useToolTexts } from '../core/tool-texts';
import { useDrag } from './drag';
import type { Selected } from './selected';
import { useActions } from './use-actions';

interface DragHandleProps {
  selected: Selected;
  label: string;
}

/**
 * The drag handle of a block or section. It has the focus while the block is selected and not typed in: Enter goes
 * into the text, arrow keys to the neighbours.
 */
export function DragHandle({ selected, label }: DragHandleProps) {
  const t = useToolTexts('structure');
  const { enter, step } = useActions();
  const { setNodeRef, listeners, attributes } = useDraggable({
    id: selected.id,
    data: { kind: selected.kind },
    attributes: { roleDescription: t('movable') },
  });
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    listeners?.onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (useDrag.getState().what) return;
    if (event.code === 'Enter') enter();
    else if (event.code === 'ArrowUp') step('up');
    else if (event.code === 'ArrowDown') step('down');
    else return;
    event.preventDefault();
  };
  return (
    <button
      ref={setNodeRef}
      type="button"
      data-handle
      className={cx(
        HANGING_BUTTON,
        'grid shrink-0 cursor-grab touch-manipulation place-items-center max-md:min-h-10 max-md:min-w-10',
      )}
      aria-label={label}
      aria-roledescription={attributes['aria-roledescription']}
      aria-describedby={attributes['aria-describedby']}
      {...tip(label)}
      {...listeners}
      onKeyDown={press}
    >
      <Icon of={GripVertical} />
    </button>
  );
}
