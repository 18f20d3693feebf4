'use client';

import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const TOOLS = [
  {
    name: 'bold',
    mark: 'B',
    isOn: (editor: Editor) => editor.isActive('bold'),
    run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    mark: 'I',
    isOn: (editor: Editor) => editor.isActive('italic'),
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'heading',
    mark: 'H',
    isOn: (editor: Editor) => editor.isActive('heading', { level: 2 }),
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    mark: 'h',
    isOn: (editor: Editor) => editor.isActive('heading', { level: 3 }),
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'list',
    mark: '•',
    isOn: (editor: Editor) => editor.isActive('bulletList'),
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    mark: '1.',
    isOn: (editor: Editor) => editor.isActive('orderedList'),
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    mark: '❝',
    isOn: (editor: Editor) => editor.isActive('blockquote'),
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
] as const;

/** What can be done with the words that are being typed, while they are. */
export function TextTools({ editor }: { editor: Editor }) {
  const t = useTranslations('editor');
  const [turn, setTurn] = useState(0);
  const [isShown, setIsShown] = useState(editor.isFocused);
  useEffect(() => {
    const look = () => setTurn((last) => last + 1);
    const show = () => setIsShown(true);
    const hide = ({ event }: { event: FocusEvent }) => {
      if (!(event.relatedTarget instanceof Element && event.relatedTarget.closest('.text-tools')))
        setIsShown(false);
    };
    // The focus may have come before this was there to hear of it.
    setIsShown(editor.isFocused);
    editor.on('transaction', look).on('focus', show).on('blur', hide);
    return () => {
      editor.off('transaction', look).off('focus', show).off('blur', hide);
    };
  }, [editor]);
  if (!isShown) return null;
  const { top } = editor.view.coordsAtPos(editor.state.selection.from);
  const { left } = editor.view.dom.getBoundingClientRect();
  return createPortal(
    <section
      className="text-tools"
      aria-label={t('selectedText')}
      data-turn={turn}
      style={{ top: `${top + scrollY}px`, left: `${left + scrollX}px` }}
    >
      <div role="toolbar" aria-label={t('textTools')}>
        {TOOLS.map(({ name, mark, isOn, run }) => (
          <button
            key={name}
            type="button"
            title={t(name)}
            aria-label={t(name)}
            aria-pressed={isOn(editor)}
            // The caret stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor)}
          >
            {mark}
          </button>
        ))}
      </div>
    </section>,
    document.body,
  );
}
