'use client';

import { DndContext, DragOverlay, useDroppable } from '@dnd-kit/core';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Carried } from './carried';
import { PAGE, useDrag } from './drag';
import { LANDING_LINE } from './landing-line';
import { selectedNow } from './selected';
import { useDragging } from './use-dragging';

const WHOLE_PAGE = 'page';

/** Wherever it is carried, it is over the page. */
const overPage = () => [{ id: WHOLE_PAGE }];

/**
 * What a drag is over tells dnd-kit what scrolls at the edges of the window. The handle alone cannot: on a phone it stands in a
 * bar that keeps its place there.
 */
function WholePage() {
  const { setNodeRef } = useDroppable({ id: WHOLE_PAGE });
  useEffect(() => setNodeRef(document.getElementById('content')), [setNodeRef]);
  return null;
}

/** Half of the window that a line moved by key is brought into. */
function follow(top: number): void {
  const inWindow = top - scrollY;
  if (inWindow > innerHeight * 0.2 && inWindow < innerHeight * 0.8) return;
  scrollTo({ top: top - innerHeight / 2, behavior: 'instant' });
}

/** Lets the selected block or section be dragged to another place of the page. */
export function PageDrag({ children }: { children: ReactNode }) {
  const dragging = useDragging({
    surface: PAGE,
    dragged: () => {
      const selected = selectedNow();
      return selected && { kind: selected.kind, id: selected.id };
    },
    scrolled: () => ({ x: scrollX, y: scrollY }),
    follow,
  });
  return (
    <DndContext {...dragging} collisionDetection={overPage}>
      <WholePage />
      {children}
      <LandingLine />
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={96}>
          <Carried />
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/** The line where a dragged block would land. */
function LandingLine() {
  const gap = useDrag(({ gaps, at, surface }) => (surface.name === 'page' ? gaps[at] : undefined));
  if (!gap) return null;
  return createPortal(<div data-landing-line className={LANDING_LINE} style={gap.line} />, document.body);
}
