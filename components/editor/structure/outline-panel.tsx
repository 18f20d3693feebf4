'use client';

import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { SidePanel } from '../core/side-panel';
import { useToolTexts } from '../core/tool-texts';
import { Carried } from './carried';
import { useDrag } from './drag';
import { LANDING_LINE } from './landing-line';
import { followIn, outlineSurface, scrollOf } from './outline-surface';
import { OutlineTree } from './outline-tree';
import { useDragging } from './use-dragging';

/** An outline of the page: to navigate, and to move blocks over a distance. */
export function OutlinePanel() {
  const titles = useToolTexts('editPanel');
  const tree = useRef<HTMLDivElement>(null);
  const surface = useMemo(() => outlineSurface(() => tree.current), []);
  const dragging = useDragging({
    surface,
    dragged: ({ activatorEvent: { target } }) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      const { row: id, kind } = row?.dataset ?? {};
      return id !== undefined && (kind === 'block' || kind === 'section') ? { kind, id } : null;
    },
    scrolled: () => scrollOf(tree.current),
    follow: (top) => followIn(tree.current, top),
  });
  return (
    <SidePanel label={titles('outline')} title={titles('outline')}>
      <DndContext {...dragging}>
        <OutlineTree tree={tree} />
        <LandingLine />
        {createPortal(
          <DragOverlay dropAnimation={null} zIndex={98}>
            <Carried />
          </DragOverlay>,
          document.body,
        )}
      </DndContext>
    </SidePanel>
  );
}

function LandingLine() {
  const gap = useDrag(({ gaps, at, surface }) => (surface.name === 'outline' ? gaps[at] : undefined));
  return gap ? <div data-landing-line className={LANDING_LINE} style={gap.line} /> : null;
}
