'use client';

import { useRef } from 'react';
import type { MarkupLevel } from './rich-text-markup';
import { useTextTools } from './typed-text';
import { useRichText } from './use-rich-text';

interface RichTextFieldProps {
  html: string;
  level: MarkupLevel;
  label: string;
  onChange(html: string): void;
}

/** A text with markup as a field of a form. */
export function RichTextField({ html, level, label, onChange }: RichTextFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRichText({
    place,
    html,
    level,
    label,
    className:
      'rich-text-field min-h-18 rounded-md border border-tool-faint bg-tool-sunken px-2.5 py-2 [&_:is(p,ul,ol):not(:last-child)]:mb-2',
    start: 'none',
    onChange,
  });
  useTextTools(editor, level);
  return <div ref={place} suppressContentEditableWarning />;
}
