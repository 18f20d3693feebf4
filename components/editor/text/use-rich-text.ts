import { createDocument, Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BoundSpaces } from './bound-spaces';
import { cleanInlinePaste, cleanPaste } from './clean-paste';
import { asStored, MARKUP, type MarkupLevel } from './rich-text-markup';
import { useLatest } from './use-latest';

/** Room that the caret keeps from the edges of the window while it moves: for the header, for the toolbar and for its own tools. */
const ROOM = { top: 96, right: 5, bottom: 148, left: 5 };

/** The first caret position: none, the beginning, or the selection on the screen. */
export type Start = 'none' | 'start' | { from: Point; to: Point };

interface Point {
  left: number;
  top: number;
}

interface RichText {
  /** The element that is typed in. */
  place: RefObject<HTMLElement | null>;
  html: string;
  level: MarkupLevel;
  label: string;
  className: string;
  /** The tag of its language, where its lines break as they do on the page. */
  language?: string;
  start: Start;
  onChange(html: string): void;
}

/** A rich-text editor on an existing element, for the lifetime of the calling component. */
export function useRichText({
  place,
  html,
  level,
  label,
  className,
  language,
  start,
  onChange,
}: RichText): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const written = useRef(html);
  const change = useLatest(onChange);
  const first = useRef({ start, label, className, language });

  useLayoutEffect(() => {
    const mount = place.current;
    if (!mount) return;
    const given = first.current;
    const made = new Editor({
      element: { mount },
      // It would be written into the page, whose policy forbids that: editor.css has it.
      injectCSS: false,
      extensions: [
        ...MARKUP[level],
        ...(given.language === undefined ? [] : [BoundSpaces.configure({ language: given.language })]),
      ],
      content: written.current,
      editorProps: {
        attributes: ({ doc: { firstChild } }) => ({
          class: given.className,
          role: 'textbox',
          'aria-multiline': String(level === 'rich'),
          'aria-label': given.label,
          ...(firstChild?.type.name === 'heading' && firstChild.attrs.level === 2 && { 'data-headed': '' }),
        }),
        scrollMargin: ROOM,
        scrollThreshold: ROOM,
        transformPastedHTML: level === 'rich' ? cleanPaste : cleanInlinePaste,
      },
      onUpdate: ({ editor: from }) => {
        const now = asStored(from.getHTML());
        if (now === written.current) return;
        written.current = now;
        change.current(now);
      },
    });
    if (typeof given.start === 'object') select(made, given.start);
    // At once: a second click may follow, whose choice of words a later focus would take away.
    if (given.start !== 'none') made.view.focus();
    setEditor(made);
    return () => made.destroy();
  }, [place, level, change]);

  // Undo, a merge or a discard has changed it from outside.
  useEffect(() => {
    if (!editor || html === written.current) return;
    written.current = html;
    takeOver(editor, html);
  }, [html, editor]);

  return editor;
}

/** Updates only what differs, so that the caret stays where it is. */
function takeOver(editor: Editor, html: string): void {
  const { doc, tr } = editor.state;
  const next = createDocument(html, editor.schema);
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  // Where words repeat, the two ends can meet from both sides.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const change = tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  editor.view.dispatch(change.setMeta('preventUpdate', true));
}

function select(editor: Editor, { from, to }: { from: Point; to: Point }): void {
  const { state, view } = editor;
  const [anchor, head] = [from, to].map((point) => view.posAtCoords(point)?.pos);
  if (anchor === undefined || head === undefined) return;
  const at = (position: number) => state.doc.resolve(position);
  view.dispatch(state.tr.setSelection(TextSelection.between(at(anchor), at(head))));
}
