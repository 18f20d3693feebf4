'use client';

import { useDraggable } from '@dnd-kit/core';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { pageContent } from '../core/page-content';
import { useSelection } from '../core/selection';
import { useToolTexts } from '../core/tool-texts';
import { useDrag } from './drag';
import { useNames } from './names';
import { outlineKeys } from './outline-keys';
import { OutlineRowView } from './outline-row';
import { outlineRows } from './outline-rows';
import { OutlineTools } from './outline-tools';
import { select } from './select';
import { isTyping } from './typing';
import { useOutlineTitles } from './use-outline-titles';

/** Which sections are folded; `fold` changes it. */
function useFolded() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = useCallback((id: string) => {
    setFolded((last) => {
      const next = new Set(last);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return { folded, fold };
}

/** Keeps focus and scrolling of the outline on the selection. Returns whether the focus is in it. */
function useFocusInOutline(tree: RefObject<HTMLDivElement | null>, selectedId: string | null) {
  const hasFocus = useRef(false);
  // The panel has been focused first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      tree.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [tree]);

  // Scrolls the selected row into view; keeps the focus here if it is here.
  useEffect(() => {
    const row = selectedId === null ? null : rowOf(selectedId);
    row?.scrollIntoView({ block: 'nearest' });
    // Not out of a name that is being typed.
    if (hasFocus.current && !isTyping(document.activeElement)) row?.focus({ preventScroll: true });
  }, [selectedId]);
  return hasFocus;
}

/** The lines of the outline. One draggable thing for all of them: a page may have a thousand. */
export function OutlineTree({ tree }: { tree: RefObject<HTMLDivElement | null> }) {
  const t = useToolTexts('structure');
  const names = useNames();
  const titleOf = useOutlineTitles();
  const { folded, fold } = useFolded();
  const [renaming, setRenaming] = useState<string | null>(null);
  // Words that are being typed come here when there is time.
  const content = useDeferredValue(useStore(pageContent, ({ workingContent }) => workingContent));
  const rows = useMemo(() => outlineRows(content, folded), [content, folded]);
  const selectedId = useSelection(({ blockId, sectionId }) => blockId ?? sectionId);
  const entry = rows.some(({ id }) => id === selectedId) ? selectedId : rows[0]?.id;
  const { setNodeRef, listeners, attributes } = useDraggable({ id: 'outline' });

  const renamed = useCallback((id: string, name: string | null) => {
    setRenaming(null);
    if (name !== null) pageContent.getState().dispatch({ type: 'rename-section', sectionId: id, name });
    rowOf(id)?.focus();
  }, []);

  const hasFocus = useFocusInOutline(tree, selectedId);

  // A drag that begins or ends asks for the same lines again.
  const lines = useMemo(() => {
    const section = t('section');
    const empty = t('emptyBlock');
    return rows.map((row) => (
      <OutlineRowView
        key={row.id}
        id={row.id}
        block={row.kind === 'block' ? row.block : null}
        title={row.kind === 'block' ? titleOf(row.block) : row.section.name}
        kind={row.kind === 'block' ? names.kind(row.block) : section}
        empty={empty}
        place={row.place}
        count={row.count}
        isSelected={row.id === selectedId}
        isEntry={row.id === entry}
        isFolded={folded.has(row.id)}
        isRenaming={row.id === renaming}
        onFold={fold}
        onRenamed={renamed}
      />
    ));
  }, [rows, selectedId, entry, folded, renaming, fold, renamed, names, titleOf, t]);

  const press = outlineKeys({ rows, folded, onFold: fold, onRename: setRenaming });
  const targetOf = ({ target }: MouseEvent) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset : undefined;
  return (
    <div className="page-outline grid grid-cols-[minmax(0,1fr)] gap-3">
      <OutlineTools onRename={setRenaming} />
      <p className="text-sm text-tool-muted pointer-coarse:hidden" id="outline-hint">
        {t('outlineHint')}
      </p>
      <div
        ref={(element) => {
          tree.current = element;
          setNodeRef(element);
        }}
        role="tree"
        aria-label={t('outline')}
        aria-describedby={`outline-hint ${attributes['aria-describedby']}`}
        tabIndex={-1}
        {...listeners}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          // The drag ends by it, and the panel stays.
          if (event.code === 'Escape' && useDrag.getState().what) event.preventDefault();
          listeners?.onKeyDown?.(event);
          press(event);
        }}
        onFocus={({ target }) => {
          hasFocus.current = true;
          // Keys apply to the focused row.
          const { row, kind } = target.dataset;
          if (row === undefined) return;
          if (kind === 'section') useSelection.getState().selectSection(row);
          else useSelection.getState().select(row);
        }}
        onBlur={({ relatedTarget }) => {
          hasFocus.current = relatedTarget === null || Boolean(tree.current?.contains(relatedTarget));
        }}
        onClick={(event) => {
          const row = targetOf(event);
          if (row?.row && !(event.target instanceof HTMLInputElement))
            select(row.kind === 'section' ? 'section' : 'block', row.row);
        }}
        onDoubleClick={(event) => {
          const row = targetOf(event);
          if (row?.kind === 'section') setRenaming(row.row ?? null);
        }}
      >
        {lines}
      </div>
    </div>
  );
}

function rowOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.page-outline [data-row="${CSS.escape(id)}"]`);
}
