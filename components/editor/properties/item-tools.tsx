'use client';

import { useTranslations } from 'next-intl';
import { tip } from '@/components/ui/tooltip-text';
import { EditIcon } from '../core/edit-icon';
import { FieldGroup } from '../core/field-group';

interface ItemToolsProps {
  /** "Item 2". */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isFull: boolean;
  onMove(direction: 'up' | 'down'): void;
  onDuplicate(): void;
  onRemove(): void;
}

/** What is done with one item of a list, without dragging. */
export function ItemTools({ name, isFirst, isLast, isFull, onMove, onDuplicate, onRemove }: ItemToolsProps) {
  const t = useTranslations('properties');
  const tools = [
    { shape: 'up', isOff: isFirst, run: () => onMove('up') },
    { shape: 'down', isOff: isLast, run: () => onMove('down') },
    { shape: 'duplicate', isOff: isFull, run: onDuplicate },
    { shape: 'remove', isOff: false, run: onRemove },
  ] as const;
  return (
    <FieldGroup className="item-tools" label={name}>
      {tools.map(({ shape, isOff, run }) => (
        <button
          key={shape}
          type="button"
          {...tip(t(shape))}
          aria-label={t(`${shape}Item`, { name })}
          disabled={isOff}
          onClick={run}
        >
          <EditIcon shape={shape} />
        </button>
      ))}
    </FieldGroup>
  );
}
