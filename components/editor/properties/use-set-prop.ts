import { useCallback } from 'react';
import type { PropPath } from '@/lib/domain/content/commands';
import { pageContent } from '../core/page-content';

/** A setter for one property of a block; each call is an edit that can be undone. */
export function useSetProp(blockId: string, path: PropPath): (value: unknown) => void {
  const way = path.join('\n');
  return useCallback(
    (value) =>
      void pageContent.getState().dispatch({ type: 'set-prop', blockId, path: way.split('\n'), value }),
    [blockId, way],
  );
}
