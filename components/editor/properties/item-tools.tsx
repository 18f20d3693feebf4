'use client';

import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { tip } from '@/components/ui/tooltip-text';
import { FieldGroup } from '../core/field-group';
import { useToolTexts } from '../core/tool-texts';

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

/** Actions on one item of a list, without dragging. */
export function ItemTools({ name, isFirst, isLast, isFull, onMove, onDuplicate, onRemove }: ItemToolsProps) {
  const t = useToolTexts('properties');
  const tools = [
    { name: 'up', icon: ArrowUp, isOff: isFirst, run: () => onMove('up') },
    { name: 'down', icon: ArrowDown, isOff: isLast, run: () => onMove('down') },
    { name: 'duplicate', icon: Copy, isOff: isFull, run: onDuplicate },
    { name: 'remove', icon: Trash2, isOff: false, run: onRemove },
  ] as const;
  return (
    <FieldGroup className="flex shrink-0" label={name}>
      {tools.map(({ name: tool, icon, isOff, run }) => (
        <IconButton
          key={tool}
          icon={icon}
          label={t(`${tool}Item`, { name })}
          {...tip(t(tool))}
          shape="box"
          className="min-w-9"
          disabled={isOff}
          onClick={run}
        />
      ))}
    </FieldGroup>
  );
}
