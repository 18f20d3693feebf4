import { useLayoutEffect, useState } from 'react';
import { create } from 'zustand';
import { whenIdle } from '@/components/ui/when-idle';
import type { Section } from '@/lib/domain/content/model';

/** With this many blocks or more, those out of sight are not rendered while the page is edited. */
const LONG_FROM_BLOCKS = 120;

/** Window heights above and below the window in which a section is drawn at once. */
const NEAR = 1;

/** Between two sections where a browser cannot say when it is idle. */
const BETWEEN_MS = 50;

interface Waiting {
  /** How tall a section stands that is not drawn yet, by its id. */
  heights: ReadonlyMap<string, number>;
}

/** Sections of a long page that are not yet rendered for editing; those far from the viewport come last. */
const useWaiting = create<Waiting>(() => ({ heights: new Map() }));

/** How tall the place of a section is that is still to be drawn; undefined for one that is. */
export const useWaitingHeight = (id: string): number | undefined =>
  useWaiting(({ heights }) => heights.get(id));

interface Standing {
  id: string;
  height: number;
  /** Pixels between it and the window; 0 for one that is in it. */
  away: number;
}

/** Where the sections of the page that visitors see stand. */
function measureSections(): Standing[] {
  const sections = document.querySelectorAll<HTMLElement>('#content .section[id]');
  return [...sections].map((section) => {
    const { top, bottom, height } = section.getBoundingClientRect();
    return { id: section.id, height, away: Math.max(0, top - innerHeight, -bottom) };
  });
}

/** Keeps a place of a section's height for as long as the browser has not drawn it. */
function keepPlace({ id, height }: Standing): void {
  const section = document.getElementById(id);
  if (section) section.style.containIntrinsicBlockSize = `auto ${height}px`;
}

/**
 * Draws a long page for editing from where it is looked at, the rest in moments when there is nothing else to do, and lets
 * the browser leave out what is not in sight: each letter would have all of it laid out and painted. What has not been
 * drawn yet takes the room that it took for visitors, so that the page stays where it was.
 */
export function useLongPage(sections: readonly Section[]): void {
  const isLong = sections.reduce((sum, { blocks }) => sum + blocks.length, 0) >= LONG_FROM_BLOCKS;
  // Until this is drawn, the visitors' page stands in its place.
  const [standing] = useState(() => {
    const measured = isLong ? measureSections() : [];
    const far = measured.filter(({ away }) => away > NEAR * innerHeight);
    useWaiting.setState({ heights: new Map(far.map(({ id, height }) => [id, height])) });
    return measured;
  });
  useLayoutEffect(() => {
    if (!isLong) return;
    for (const each of standing) keepPlace(each);
    document.documentElement.dataset.longPage = '';
    let callOff = () => {};
    const nearest = standing.toSorted((one, other) => one.away - other.away);
    const drawNext = () => {
      const { heights } = useWaiting.getState();
      const next = nearest.find(({ id }) => heights.has(id));
      if (!next) return;
      useWaiting.setState({ heights: new Map([...heights].filter(([id]) => id !== next.id)) });
      keepPlace(next);
      callOff = whenIdle(drawNext, BETWEEN_MS);
    };
    callOff = whenIdle(drawNext, BETWEEN_MS);
    return () => {
      callOff();
      useWaiting.setState({ heights: new Map() });
      delete document.documentElement.dataset.longPage;
    };
  }, [isLong, standing]);
}
