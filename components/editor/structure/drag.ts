import { create } from 'zustand';
import type { Command } from '@/lib/domain/content/commands';
import { pageContent } from '../frame/page-content';
import { type Box, boxOfBlock, boxOfSection } from './drawn-blocks';
import { type Gap, gapsForBlocks, gapsForSections, nearestGap } from './gaps';

export interface Dragged {
  kind: 'block' | 'section';
  id: string;
}

type Measure = (id: string) => Box | null;

/** Where things are dragged: over the page, or in a list of what it is made of. */
export interface Surface {
  name: 'page' | 'outline';
  /** Looks where everything is now. */
  look(): { block: Measure; section: Measure };
}

export const PAGE: Surface = { name: 'page', look: () => ({ block: boxOfBlock, section: boxOfSection }) };

interface Drag {
  what: Dragged | null;
  surface: Surface;
  /** Measured once, when it begins, and again when the page has changed its size. */
  gaps: readonly Gap[];
  /** The gap where it would land; -1 for none. */
  at: number;
  begin(what: Dragged, surface: Surface): void;
  measure(): void;
  /** To the gap nearest to a point of the surface. */
  point(x: number, y: number): void;
  /** One gap on, where it would move; false at the end. */
  step(direction: -1 | 1): boolean;
  end(): void;
}

function gapsFor({ kind }: Dragged, surface: Surface): Gap[] {
  const { workingContent } = pageContent.getState();
  const { block, section } = surface.look();
  return kind === 'block'
    ? gapsForBlocks(workingContent, block, section)
    : gapsForSections(workingContent, section);
}

/** What is being dragged, and where it would land. */
export const useDrag = create<Drag>()((set, get) => ({
  what: null,
  surface: PAGE,
  gaps: [],
  at: -1,
  begin: (what, surface) => {
    const gaps = gapsFor(what, surface);
    // The gap before itself.
    const at = gaps.findIndex((_gap, place) => gaps[place + 1]?.after === what.id);
    set({ what, surface, gaps, at });
  },
  measure: () => {
    const { what, surface } = get();
    if (what) set({ gaps: gapsFor(what, surface) });
  },
  point: (x, y) => {
    const at = nearestGap(get().gaps, x, y);
    if (at !== get().at) set({ at });
  },
  step: (direction) => {
    const { what, gaps, at } = get();
    let next = at + direction;
    // Before itself and behind itself are one place.
    if (what && gaps[next]?.after === what.id) next += direction;
    if (!gaps[next]) return false;
    set({ at: next });
    return true;
  },
  end: () => set({ what: null, gaps: [], at: -1 }),
}));

/** What landing in a gap does. */
export function landing({ kind, id }: Dragged, { sectionId, after }: Gap): Command {
  return kind === 'section' || sectionId === null
    ? { type: 'place-section', sectionId: id, after }
    : { type: 'place-block', blockId: id, sectionId, after };
}
