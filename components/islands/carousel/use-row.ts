import { useEffect, useRef, useState } from 'react';
import type { Row, RowOptions } from './row';
import { scrollingRow } from './scrolling-row';
import { prefersStillness } from './use-playing';

/** The row that the page already shows under an id, taken over; none until that is done. */
export function useRow(
  rowId: string,
  kind: 'fade' | 'scroll',
  listener: Pick<RowOptions, 'onSelect' | 'onPlace'>,
) {
  const [row, setRow] = useState<Row | null>(null);
  const latest = useRef(listener);
  latest.current = listener;

  useEffect(() => {
    const element = document.getElementById(rowId);
    if (element === null || element.childElementCount < 2) return;
    const options: RowOptions = {
      isStill: prefersStillness,
      onSelect: (index) => latest.current.onSelect(index),
      onPlace: (index) => latest.current.onPlace(index),
    };
    let opened: Row | undefined;
    let isEnded = false;
    const open = (create: typeof scrollingRow) => {
      if (isEnded) return;
      opened = create(element, options);
      setRow(opened);
    };
    if (kind === 'scroll') open(scrollingRow);
    else void import('./fading-row').then(({ fadingRow }) => open(fadingRow));
    return () => {
      isEnded = true;
      opened?.end();
      setRow(null);
    };
  }, [rowId, kind]);

  return row;
}
