'use client';

import { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { asStored, RICH_TEXT } from './rich-text-markup';
import { TextTools } from './text-tools';
import { useLatest } from './use-latest';

interface RichTextEditorProps {
  html: string;
  onChange(html: string): void;
}

/**
 * Running text, typed where it stands and in the styles of the page. Until somebody begins to, it is plain markup:
 * a page of a thousand texts opens as quickly as it is drawn.
 */
export function RichTextEditor({ html, onChange }: RichTextEditorProps) {
  const t = useTranslations('editor');
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  // React draws this once; from then on the element is the editor's.
  const [first] = useState(html);
  const written = useRef(html);
  const change = useLatest(onChange);

  useEffect(() => () => editor?.destroy(), [editor]);

  // Undo, a merge or a discard has changed it from outside.
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    if (editor) editor.commands.setContent(html, { emitUpdate: false });
    else if (place.current) place.current.innerHTML = html;
  }, [html, editor]);

  const begin = (at?: { left: number; top: number }) => {
    if (editor || !place.current) return;
    const mount = place.current;
    const content = written.current;
    mount.replaceChildren();
    const made = new Editor({
      element: { mount },
      // It would be written into the page, whose policy forbids that: editor.css has it.
      injectCSS: false,
      extensions: RICH_TEXT,
      content,
      editorProps: {
        attributes: { class: 'prose', role: 'textbox', 'aria-multiline': 'true', 'aria-label': t('text') },
      },
      onUpdate: ({ editor: from }) => {
        const now = asStored(from.getHTML());
        if (now === written.current) return;
        written.current = now;
        change.current(now);
      },
    });
    const position = at && made.view.posAtCoords(at);
    made.commands.focus(position ? position.pos : 'start', { scrollIntoView: false });
    setEditor(made);
  };
  const beginAtPointer = (event: PointerEvent) => begin({ left: event.clientX, top: event.clientY });

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: text with markup has no element of its own */}
      <div
        ref={place}
        className="prose"
        role="textbox"
        aria-multiline
        aria-label={t('text')}
        data-empty={html === '' ? t('emptyText') : undefined}
        tabIndex={0}
        suppressContentEditableWarning
        onPointerUp={editor ? undefined : beginAtPointer}
        onFocus={(event) => {
          // By key: a pointer says where it begins when it is lifted.
          if (event.target.matches(':focus-visible')) begin();
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was read
        dangerouslySetInnerHTML={{ __html: first }}
      />
      {editor ? <TextTools editor={editor} /> : null}
    </>
  );
}
