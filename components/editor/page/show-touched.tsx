import { useEffect, useRef } from 'react';
import { kindOf } from '@/lib/domain/blocks';
import type { Block } from '@/lib/domain/content/model';
import { touchedItems } from '@/lib/domain/content/touched-items';
import { ownValue } from '@/lib/domain/json';
import { showOneOf } from '../core/show-listed';

/** Turns the row of a block to the slide or picture that a change touched, an undone one too. */
export function ShowTouched({ block }: { block: Block }) {
  const before = useRef(block.props);
  useEffect(() => {
    const [was, is] = [before.current, block.props];
    before.current = is;
    for (const [list, { control }] of Object.entries(kindOf(block.component)?.fields ?? {})) {
      if (control !== 'list') continue;
      const touched = touchedItems(ownValue(was, list), ownValue(is, list));
      // The row learns first that its items have changed.
      if (touched.length > 0) queueMicrotask(() => showOneOf(block.id, list, touched));
    }
  }, [block]);
  return null;
}
