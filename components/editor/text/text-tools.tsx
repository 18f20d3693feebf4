'use client';

import type { Editor } from '@tiptap/core';
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '@/components/ui/cx';
import { useRootMark } from '@/components/ui/use-root-mark';
import { useToolTexts } from '../core/tool-texts';
import { LinkBubble } from './link-bubble';
import { LinkForm } from './link-form';
import type { MarkupLevel } from './rich-text-markup';
import { TEXT_ACTIONS } from './text-actions';
import { TextToolbar } from './text-toolbar';
import { isTextTool, useTypedText } from './typed-text';
import { useToolsPlace } from './use-tools-place';

/** At the foot of the window, above the toolbar and a phone's keyboard. */
const DOCKED =
  'fixed inset-x-0 bottom-[calc(4.75rem+env(safe-area-inset-bottom)+var(--keyboard,0px))] z-(--z-bar) mx-auto grid w-fit max-w-[calc(100vw-1rem)] grid-cols-[minmax(0,auto)] justify-items-center gap-1 max-md:bottom-[calc(4.125rem+env(safe-area-inset-bottom)+var(--keyboard,0px))] panel:end-(--aside) panel:max-w-[calc(100vw-var(--aside)-1rem)]';
/** Beside the words: use-tools-place.ts says where. */
const FLOATS =
  'fixed z-(--z-bar) grid w-fit max-w-[calc(100vw-1rem)] grid-cols-[minmax(0,auto)] justify-items-start gap-1';
/** While words are typed they do not distract, and nothing under them is kept from the pointer, which brings them back. */
const RESTS = 'data-resting:not-focus-within:pointer-events-none data-resting:not-focus-within:opacity-0';

/** The toolbar of the text that is being typed; there is one for the whole page. */
export function TextTools() {
  const { text, isLinking } = useTypedText();
  useRootMark('typing', text !== null);
  if (!text) return null;
  return <Tools key={text.level} editor={text.editor} level={text.level} isLinking={isLinking} />;
}

interface ToolsProps {
  editor: Editor;
  level: MarkupLevel;
  isLinking: boolean;
}

/** The formatting tools: beside the text for a precise pointer, above the keyboard for touch. */
function Tools({ editor, level, isLinking }: ToolsProps) {
  const t = useToolTexts('textTool');
  const actions = TEXT_ACTIONS.filter((action) => level === 'rich' || action.level === 'inline');
  const link = () => (editor.isActive('link') ? String(editor.getAttributes('link').href ?? '') : null);
  const state = useEditorState(editor, () =>
    [...actions.map(({ isOn }) => Number(isOn(editor))), link()].join(' '),
  );
  const section = useRef<HTMLElement>(null);
  const href = link();
  const { style, side, isResting } = useToolsPlace(editor, section, `${isLinking}${href}`);
  return createPortal(
    <section
      ref={section}
      className={cx('text-tools', style ? FLOATS : DOCKED, RESTS)}
      aria-label={t('selectedText')}
      data-state={state}
      data-floats={style ? '' : undefined}
      data-side={side}
      data-resting={isResting || undefined}
      style={style}
      onMouseDown={keepFocus}
      onBlur={(event) => leaveText(event, editor)}
    >
      {isLinking ? (
        <LinkForm editor={editor} isAbove={side === 'above'} />
      ) : (
        <>
          <TextToolbar editor={editor} actions={actions} />
          {href === null ? null : <LinkBubble editor={editor} href={href} />}
        </>
      )}
    </section>,
    document.body,
  );
}

/** The caret, or the field that is typed in, stays where it is when a tool is pressed. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}

/** A press outside the text and its tools ends typing. */
function leaveText({ relatedTarget }: FocusEvent, editor: Editor): void {
  if (!document.hasFocus() || isTextTool(relatedTarget)) return;
  if (relatedTarget instanceof Node && editor.view.dom.contains(relatedTarget)) return;
  const { text } = useTypedText.getState();
  if (text?.editor !== editor) return;
  useTypedText.setState({ text: null, isLinking: false });
  text.leave();
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
