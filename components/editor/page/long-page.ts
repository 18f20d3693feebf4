import { useLayoutEffect, useState } from 'react';

/** From so many blocks on, what is out of sight is left undrawn while the page is edited. */
const LONG_FROM_BLOCKS = 120;

/** How tall the sections stand, by their ids. */
function measureSections(): ReadonlyMap<string, number> {
  const sections = document.querySelectorAll<HTMLElement>('#content .section[id]');
  return new Map([...sections].map((section) => [section.id, section.offsetHeight]));
}

/**
 * Lets the browser leave out of a long page what is not in sight: each letter would have all of it laid out and painted.
 * What has not been drawn yet takes the room that it took for visitors, so that the page stays where it was.
 */
export function useLongPage(blocks: number): void {
  const isLong = blocks >= LONG_FROM_BLOCKS;
  // Until this is drawn, the visitors' page stands in its place.
  const [heights] = useState(() => (isLong ? measureSections() : new Map<string, number>()));
  useLayoutEffect(() => {
    if (!isLong) return;
    for (const [id, height] of heights) {
      const section = document.getElementById(id);
      if (section) section.style.containIntrinsicBlockSize = `auto ${height}px`;
    }
    document.documentElement.dataset.longPage = '';
    return () => {
      delete document.documentElement.dataset.longPage;
    };
  }, [isLong, heights]);
}
