import type { Announcements, DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import { useMemo, useRef } from 'react';
import { announce } from '@/components/ui/announcer';
import { applyCommand } from '@/lib/domain/content/commands';
import { pageContent } from '../core/page-content';
import { useToolTexts } from '../core/tool-texts';
import { type Dragged, landing, type Surface, useDrag } from './drag';
import { focusHandle, showBlock, showSection } from './focus-block';
import { keepingFocus } from './keeping-focus';
import { useNames } from './names';
import { findSelected, type Selected } from './selected';
import { useDragSensors } from './use-drag-sensors';
import { useDragSurroundings } from './use-drag-surroundings';

/** dnd-kit has nothing to say: the editor says it with names and places. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface DraggingProps {
  surface: Surface;
  /** The subject of a starting drag. */
  dragged(event: DragStartEvent): Dragged | null;
  /** How far the surface is scrolled. */
  scrolled(): { x: number; y: number };
  /** Brings the line into sight that a key has moved. */
  follow(top: number): void;
}

const show = ({ kind, id }: Dragged) => (kind === 'block' ? showBlock(id) : showSection(id));

/** The dragged block in its present or future place. */
const standing = ({ kind, id }: Dragged, content = pageContent.getState().workingContent) =>
  findSelected(content, { blockId: kind === 'block' ? id : null, sectionId: kind === 'section' ? id : null });

/** Where in the window a drag begins; null for one by keys. */
function pointOf(event: Event): { x: number; y: number } | null {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  if (!window.TouchEvent || !(event instanceof TouchEvent)) return null;
  const [touch] = event.touches;
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
}

/** The handlers and announcements of a drag, for dnd-kit's context. */
export function useDragging({ surface, dragged, scrolled, follow }: DraggingProps) {
  const t = useToolTexts('structure');
  const names = useNames();
  const from = useRef({ x: 0, y: 0 });

  const nameOf = (found: Selected) =>
    found.kind === 'block' ? names.block(found.block) : names.section(found.section);

  const outcome = () => {
    const { what, gaps, at } = useDrag.getState();
    const gap = gaps[at];
    if (!what || !gap) return null;
    const { workingContent } = pageContent.getState();
    const command = landing(what, gap);
    const next = applyCommand(workingContent, command);
    const before = standing(what);
    const after = standing(what, next);
    if (!before || !after) return null;
    const reported = {
      name: nameOf(before),
      place: after.index + 1,
      count: after.count,
      section: names.section(after.section),
    };
    const hasCrossed = before.section.id !== after.section.id;
    return { command, isMove: next !== workingContent, hasCrossed, reported };
  };

  const sensors = useDragSensors(() => {
    const { gaps, at } = useDrag.getState();
    const line = gaps[at]?.line;
    if (line) follow(line.top);
    const found = outcome();
    if (!found) return;
    announce(found.isMove ? t(found.hasCrossed ? 'wouldBeIn' : 'wouldBe', found.reported) : t('wouldStay'));
  });

  const handlers = {
    onDragStart: (event: DragStartEvent) => {
      const what = dragged(event);
      if (!what) return;
      const { activatorEvent } = event;
      const scroll = scrolled();
      const point = pointOf(activatorEvent);
      if (point) from.current = { x: point.x + scroll.x, y: point.y + scroll.y };
      useDrag.getState().begin(what, surface, activatorEvent instanceof KeyboardEvent);
      const found = standing(what);
      if (!found) return;
      announce(
        t('picked', {
          name: nameOf(found),
          place: found.index + 1,
          count: found.count,
          hint: t('carryHint'),
        }),
      );
    },
    onDragMove: ({ delta, activatorEvent }: DragMoveEvent) => {
      if (activatorEvent instanceof KeyboardEvent) return;
      useDrag.getState().point(from.current.x + delta.x, from.current.y + delta.y);
    },
    onDragEnd: ({ activatorEvent }: DragEndEvent) => {
      const found = outcome();
      const { what } = useDrag.getState();
      useDrag.getState().end();
      if (!found || !what) return;
      if (found.isMove) keepingFocus(() => pageContent.getState().dispatch(found.command));
      const words = found.hasCrossed ? 'movedTo' : 'moved';
      announce(t(found.isMove ? words : 'stayed', found.reported));
      if (surface.name !== 'page') return;
      if (activatorEvent instanceof KeyboardEvent) show(what);
      focusHandle();
    },
    onDragCancel: () => {
      const { what } = useDrag.getState();
      useDrag.getState().end();
      const found = what && standing(what);
      if (!found) return;
      announce(t('stayed', { name: nameOf(found) }));
    },
  };

  useDragSurroundings();

  const accessibility = useMemo(
    () => ({ announcements: SILENT, screenReaderInstructions: { draggable: t('dragHint') } }),
    [t],
  );
  return { sensors, accessibility, ...handlers };
}
