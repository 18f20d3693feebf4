import { create } from 'zustand';
import type { Command } from '@/lib/domain/content/commands';
import { type Box, boxOfBlock, boxOfSection } from '../core/drawn-blocks';
import { pageContent } from '../core/page-content';
import { type Gap, gapsForBlocks, gapsForSections, nearestGap } from './gaps';

export interface Dragged {
  kind: 'block' | 'section';
  id: string;
}

type Measure = (id: string) => Box | null;

/** A place where things are dragged: the page or the outline. */
export interface Surface {
  name: 'page' | 'outline';
  /** Measures everything, or only what is near the window. */
  look(isNear: boolean): { block: Measure; section: Measure };
}

function boxOfNearSection(id: string): Box | null {
  const box = boxOfSection(id);
  if (!box) return null;
  const isBelow = box.top > scrollY + 2 * innerHeight;
  return isBelow || box.top + box.height < scrollY - innerHeight ? null : box;
}

export const PAGE: Surface = {
  name: 'page',
  look: (isNear) => ({ block: boxOfBlock, section: isNear ? boxOfNearSection : boxOfSection }),
};

interface Drag {
  what: Dragged | null;
  surface: Surface;
  /** By keys, from gap to gap, rather than after a pointer. */
  isByKey: boolean;
  /** Measured when it begins, and again when the page has been scrolled far or has changed its size. */
  gaps: readonly Gap[];
  /** The gap where it would land; -1 for none. */
  at: number;
  /** Where the pointer was last, on the surface. */
  pointer: { x: number; y: number } | null;
  begin(what: Dragged, surface: Surface, isByKey: boolean): void;
  measure(): void;
  /** To the gap nearest to a point of the surface. */
  point(x: number, y: number): void;
  /** One gap on, where it would move; false at the end. */
  step(direction: -1 | 1): boolean;
  end(): void;
}

function gapsFor({ kind }: Dragged, surface: Surface, isByKey: boolean): Gap[] {
  const { workingContent } = pageContent.getState();
  const { block, section } = surface.look(kind === 'block' && !isByKey);
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
  isByKey: false,
  pointer: null,
  begin: (what, surface, isByKey) => {
    const gaps = gapsFor(what, surface, isByKey);
    // The gap before itself.
    const at = gaps.findIndex((_gap, place) => gaps[place + 1]?.after === what.id);
    set({ what, surface, isByKey, gaps, at, pointer: null });
  },
  measure: () => {
    const { what, surface, isByKey, pointer } = get();
    if (!what) return;
    set({ gaps: gapsFor(what, surface, isByKey) });
    if (pointer) get().point(pointer.x, pointer.y);
  },
  point: (x, y) => {
    set({ at: nearestGap(get().gaps, x, y), pointer: { x, y } });
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

/** The command for a drop into a gap. */
export function landing({ kind, id }: Dragged, { sectionId, after }: Gap): Command {
  return kind === 'section' || sectionId === null
    ? { type: 'place-section', sectionId: id, after }
    : { type: 'place-block', blockId: id, sectionId, after };
}
