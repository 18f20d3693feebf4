'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { RichHtml } from '@/components/parts/rich-html';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import type { MarkupLevel } from './rich-text-markup';
import { isTextTool, useTextTools } from './typed-text';
import { type Start, useRichText } from './use-rich-text';

interface RichTextEditorProps {
  html: string;
  /** As visitors see it, where that differs: its headings in order. */
  shown?: string;
  level: MarkupLevel;
  label: string;
  /** Shown while the text is empty. */
  placeholder: string;
  /** The element's classes on visitors' pages. */
  className: string;
  frame: SiteFrame;
  /** The tag of its language, where that is known. */
  language?: string;
  onChange(html: string): void;
}

/**
 * Text with markup, typed where it stands and in the styles of the page. Until somebody begins to, it is what visitors see:
 * a page of a thousand texts opens as quickly as it is drawn.
 */
export function RichTextEditor({ shown, ...props }: RichTextEditorProps) {
  const [start, setStart] = useState<Start | null>(null);
  const place = useRef<HTMLElement | null>(null);
  const isPressed = useRef(false);
  /** A pointer says where typing begins when it is lifted, which may be outside of the text; one that scrolls says nothing. */
  const press = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    isPressed.current = true;
    place.current = currentTarget;
    const end = (event: globalThis.PointerEvent) => {
      isPressed.current = false;
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (event.type === 'pointerup' && place.current) setStart(chosenAt(event, place.current));
    };
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
  const isInline = props.level === 'inline';
  if (start !== null) return <ActiveText {...props} start={start} onDone={() => setStart(null)} />;
  return (
    <RichHtml
      html={shown ?? props.html}
      frame={props.frame}
      language={props.language}
      as={isInline ? 'span' : 'div'}
      className={props.className}
      field={{
        role: 'textbox',
        tabIndex: 0,
        'aria-label': props.label,
        'aria-multiline': !isInline,
        'data-empty': props.html === '' ? props.placeholder : undefined,
        onPointerDown: press,
        onFocus: () => {
          if (!isPressed.current) setStart('start');
        },
      }}
    />
  );
}

interface ActiveTextProps extends Omit<RichTextEditorProps, 'shown'> {
  start: Start;
  onDone(): void;
}

function ActiveText({ start, onDone, placeholder, frame: _frame, ...text }: ActiveTextProps) {
  const place = useRef<HTMLElement>(null);
  const editor = useRichText({ ...text, place, start });
  useTextTools(editor, text.level, onDone);
  const Element = text.level === 'inline' ? 'span' : 'div';
  return (
    <Element
      ref={place as never}
      data-empty={text.html === '' ? placeholder : undefined}
      suppressContentEditableWarning
      onBlur={(event) => {
        // Focus on its own tools, or on another window, does not end typing; nor can an editor be left before it
        // is ready.
        if (!editor || !document.hasFocus() || isTextTool(event.relatedTarget)) return;
        onDone();
      }}
    />
  );
}

/** The selection or caret position made by the pointer. */
function chosenAt(event: globalThis.PointerEvent, text: HTMLElement): Start {
  const marked = getSelection();
  const rects =
    marked && !marked.isCollapsed && text.contains(marked.anchorNode)
      ? [...marked.getRangeAt(0).getClientRects()]
      : [];
  const [first, last] = [rects.at(0), rects.at(-1)];
  if (!first || !last) {
    const point = { left: event.clientX, top: event.clientY };
    return { from: point, to: point };
  }
  return {
    from: { left: first.left, top: (first.top + first.bottom) / 2 },
    to: { left: last.right, top: (last.top + last.bottom) / 2 },
  };
}
