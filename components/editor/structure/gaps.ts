import type { Place } from '@/lib/domain/content/list-order';
import type { PageContent } from '@/lib/domain/content/model';
import type { Box } from '../core/drawn-blocks';

/** Where something that is dragged can land, and the line that shows it. */
export interface Gap {
  /** The section that a block lands in; null where a section itself lands. */
  sectionId: string | null;
  /** The neighbour that it lands behind, in the whole page. */
  after: Place;
  line: { top: number; left: number; width: number };
}

type Measure = (id: string) => Box | null;

/** How far from the first or last one of a list the line stands. */
const EDGE = 6;

interface Row {
  id: string;
  before: Place;
  box: Box;
}

function drawnRows(list: readonly { id: string }[], measure: Measure): Row[] {
  return list.flatMap(({ id }, at) => {
    const box = measure(id);
    return box ? [{ id, before: list[at - 1]?.id ?? null, box }] : [];
  });
}

/** The gaps around the visible items of a list; filtered ones keep their places. */
function gapsBetween(rows: readonly Row[], sectionId: string | null): Gap[] {
  const gaps = rows.map(({ before, box }, at): Gap => {
    const above = rows[at - 1]?.box;
    const middle = above ? (above.top + above.height + box.top) / 2 : box.top - EDGE;
    // Items side by side: the line stays below the one above it.
    const top = above && above.top + above.height > box.top + box.height / 2 ? box.top : middle;
    return { sectionId, after: before, line: { top, left: box.left, width: box.width } };
  });
  const last = rows.at(-1);
  if (!last) return [];
  const { top, left, width, height } = last.box;
  return [...gaps, { sectionId, after: last.id, line: { top: top + height + EDGE, left, width } }];
}

/**
 * Every place where a block can land, in the sections that have a box: a long page is not measured to its end while
 * only a part of it is in sight. An empty section has one place, in its middle.
 */
export function gapsForBlocks(content: PageContent, boxOfBlock: Measure, boxOfSection: Measure): Gap[] {
  return content.sections.flatMap(({ id, blocks }): Gap[] => {
    const box = boxOfSection(id);
    if (!box) return [];
    if (blocks.length > 0) return gapsBetween(drawnRows(blocks, boxOfBlock), id);
    const { left, width } = box;
    return [{ sectionId: id, after: null, line: { top: box.top + box.height / 2, left, width } }];
  });
}

/** Every place where a section can land. */
export function gapsForSections(content: PageContent, boxOfSection: Measure): Gap[] {
  return gapsBetween(drawnRows(content.sections, boxOfSection), null);
}

/** The index of the gap whose line is nearest to a point of the document; -1 if there is none. */
export function nearestGap(gaps: readonly Gap[], x: number, y: number): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  gaps.forEach(({ line }, at) => {
    const aside = Math.max(line.left - x, x - line.left - line.width, 0);
    const distance = Math.hypot(aside, line.top - y);
    if (distance < least) {
      least = distance;
      nearest = at;
    }
  });
  return nearest;
}
