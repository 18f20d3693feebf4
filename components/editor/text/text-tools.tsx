'use client';

import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRootMark } from '@/components/ui/use-root-mark';
import { EditIcon } from '../frame/edit-icon';
import { LinkForm } from './link-form';
import type { MarkupLevel } from './rich-text-markup';
import { TEXT_ACTIONS } from './text-actions';
import './text-tools.css';

interface TextToolsProps {
  editor: Editor;
  level: MarkupLevel;
}

/**
 * What can be done with the words that are being typed: at the foot of the window, out of the way of typing, and beside
 * the words while some are marked with a pointer that hits small things.
 */
export function TextTools({ editor, level }: TextToolsProps) {
  const t = useTranslations('textTool');
  const isShown = useIsTypedIn(editor);
  useRootMark('typing', isShown);
  const actions = TEXT_ACTIONS.filter((action) => level === 'rich' || action.level === 'inline');
  const state = useEditorState(editor, () =>
    [...actions.map(({ isOn }) => Number(isOn(editor))), Number(editor.isActive('link'))].join(''),
  );
  const place = usePlace(editor, isShown);
  const [isLinking, setIsLinking] = useState(false);
  if (!isShown) return null;
  return createPortal(
    <section
      className="text-tools"
      aria-label={t('selectedText')}
      data-state={state}
      data-floats={place ? '' : undefined}
      style={place ?? {}}
    >
      {isLinking ? (
        <LinkForm editor={editor} onDone={() => setIsLinking(false)} />
      ) : (
        <div role="toolbar" aria-label={t('tools')}>
          {actions.map(({ name, icon, isFirst, isOn, run }) => (
            <button
              key={name}
              type="button"
              className={isFirst ? 'is-first' : undefined}
              title={t(name as 'bold')}
              aria-label={t(name as 'bold')}
              aria-pressed={isOn(editor)}
              // The caret stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(editor)}
            >
              <EditIcon shape={icon} />
            </button>
          ))}
          <button
            type="button"
            title={t('link')}
            aria-label={t('link')}
            aria-pressed={editor.isActive('link')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsLinking(true)}
          >
            <EditIcon shape="link" />
          </button>
        </div>
      )}
    </section>,
    document.body,
  );
}

/** Something read from the editor, which is drawn anew only when it has changed: most keys change none of it. */
function useEditorState(editor: Editor, read: () => string): string {
  const [state, setState] = useState(read);
  useEffect(() => {
    const look = () => setState(read());
    look();
    editor.on('transaction', look);
    return () => void editor.off('transaction', look);
  });
  return state;
}

/** Whether the text, or one of its tools, has the focus. */
function useIsTypedIn(editor: Editor): boolean {
  const [isShown, setIsShown] = useState(editor.isFocused);
  useEffect(() => {
    const show = () => setIsShown(true);
    const hide = ({ event }: { event: FocusEvent }) => {
      if (!(event.relatedTarget instanceof Element && event.relatedTarget.closest('.text-tools')))
        setIsShown(false);
    };
    // The focus may have come before this was there to hear of it.
    setIsShown(editor.isFocused);
    editor.on('focus', show).on('blur', hide);
    return () => void editor.off('focus', show).off('blur', hide);
  }, [editor]);
  return isShown;
}

/** Half of what the bar takes, so that it stays within the window. */
const HALF_WIDTH_PX = 230;

/** Above the words that are marked, in the document's own measure; null while none are, and for fingers. */
function usePlace(editor: Editor, isShown: boolean): { top: number; left: number } | null {
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null);
  useEffect(() => {
    if (!isShown || matchMedia('(pointer: coarse)').matches) return;
    const look = () => {
      const { from, to, empty } = editor.state.selection;
      if (empty) return setPlace(null);
      const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to)];
      const middle = start.top === end.top ? (start.left + end.right) / 2 : start.left;
      const left = Math.min(Math.max(middle, HALF_WIDTH_PX), innerWidth - HALF_WIDTH_PX);
      setPlace({ top: start.top + scrollY, left: left + scrollX });
    };
    look();
    editor.on('selectionUpdate', look);
    // A text of a panel moves with it.
    const panel = editor.view.dom.closest('.side-panel');
    panel?.addEventListener('scroll', look, { passive: true });
    return () => {
      editor.off('selectionUpdate', look);
      panel?.removeEventListener('scroll', look);
    };
  }, [editor, isShown]);
  return isShown ? place : null;
}
