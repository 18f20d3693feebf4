'use client';

import { useLayoutEffect, useRef } from 'react';

interface PlainTextEditorProps {
  value: string;
  label: string;
  /** Shown while there is nothing. */
  placeholder: string;
  isMultiline?: boolean;
  onChange(value: string): void;
}

/** Plain text, typed where it stands (security X-7: never markup). */
export function PlainTextEditor({
  value,
  label,
  placeholder,
  isMultiline = false,
  onChange,
}: PlainTextEditorProps) {
  const place = useRef<HTMLSpanElement>(null);
  // The element is the browser's while somebody types in it; it is written to when the text has changed elsewhere.
  useLayoutEffect(() => {
    const element = place.current;
    if (element && textOf(element) !== value) element.textContent = value;
  }, [value]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field of its own would not be set like the text around it
    <span
      ref={place}
      className="plain-text"
      role="textbox"
      aria-label={label}
      aria-multiline={isMultiline}
      tabIndex={0}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      data-empty={value === '' ? placeholder : undefined}
      onInput={(event) => {
        if ((event.nativeEvent as InputEvent).isComposing) return;
        onChange(textOf(event.currentTarget));
      }}
      onCompositionEnd={(event) => onChange(textOf(event.currentTarget))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isMultiline && !event.nativeEvent.isComposing) event.preventDefault();
      }}
    />
  );
}

/** Without the line break that browsers keep at the end of an element that is being typed in. */
function textOf(element: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: line breaks are elements while somebody types
  return element.innerText.replace(/\n$/, '');
}
