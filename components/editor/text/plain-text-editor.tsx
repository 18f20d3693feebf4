'use client';

import {
  type ClipboardEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '@/components/ui/cx';
import { smartText } from '@/lib/domain/content/smart-text';
import { bindHeading, bindWords } from '@/lib/domain/text/bound-words';
import { type ChangedPart, changedPart } from './changed-part';
import { typedValue } from './typed-value';

interface PlainTextEditorProps {
  value: string;
  /** The tag of its language, where that is known. */
  language?: string | undefined;
  label: string;
  /** Shown while the text is empty. */
  placeholder: string;
  isMultiline?: boolean;
  /** Whether it is set large. */
  isHeading?: boolean;
  className?: string;
  /** Whether it is to have the focus now. */
  takesFocus?: boolean;
  onChange(value: string): void;
  onEnter?(): void;
  onLeave?(): void;
  /** Enter, where there is one line only. */
  onLineEnd?(field: HTMLElement): void;
}

/** Plain text, typed where it stands (security X-7: never markup). */
export function PlainTextEditor({
  value,
  label,
  placeholder,
  language = '',
  isMultiline = false,
  isHeading = false,
  className,
  takesFocus = false,
  onChange,
  onEnter,
  onLeave,
  onLineEnd,
}: PlainTextEditorProps) {
  const place = useRef<HTMLSpanElement>(null);
  const bind = useCallback(
    (text: string) => (isHeading ? bindHeading : bindWords)(text, language),
    [isHeading, language],
  );
  // React draws this once; from then on the element is the browser's.
  const [first] = useState(() => bind(value));
  const written = useRef(value);
  /** What the element holds: the text, with the no-break spaces that visitors see. */
  const shown = useRef(first);
  const show = useCallback((element: HTMLElement, text: string) => {
    if (text === shown.current) return;
    const part = changedPart(shown.current, text);
    shown.current = text;
    if (!replaceCharacters(element, text)) replacePart(element, text, part);
  }, []);
  useLayoutEffect(() => {
    if (value === written.current || !place.current) return;
    written.current = value;
    show(place.current, bind(value));
  }, [value, bind, show]);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  const take = (element: HTMLElement) => {
    const typed = textOf(element);
    dropLastBreak(element, typed);
    const next = typedValue(typed, shown.current, written.current);
    shown.current = typed;
    if (next === written.current) return;
    written.current = next;
    onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field of its own would not be set like the text around it
    <span
      ref={place}
      className={cx('plain-text', className)}
      role="textbox"
      aria-label={label}
      aria-multiline={isMultiline}
      tabIndex={0}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      data-empty={value === '' ? placeholder : undefined}
      onInput={(event) => {
        if ((event.nativeEvent as InputEvent).isComposing) return;
        setTypography(event);
        take(event.currentTarget);
        show(event.currentTarget, bind(written.current));
      }}
      onPaste={isMultiline ? undefined : pasteAsLine}
      // Words that an input method has put together are left alone until then.
      onFocus={onEnter}
      onBlur={(event) => {
        show(event.currentTarget, bind(written.current));
        onLeave?.();
      }}
      onCompositionEnd={(event) => take(event.currentTarget)}
      onKeyDown={(event) => {
        // With Alt it is the editor's, and no new line.
        const isNewLine = event.key === 'Enter' && !event.altKey && !event.nativeEvent.isComposing;
        if (!isNewLine || isMultiline) return;
        event.preventDefault();
        onLineEnd?.(event.currentTarget);
      }}
    >
      {first}
    </span>
  );
}

/** What is pasted into a text of one line is one line, as visitors will read it. */
function pasteAsLine(event: ClipboardEvent): void {
  const text = event.clipboardData.getData('text/plain');
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  if (lines.join('') === text) return;
  event.preventDefault();
  // The only way to insert text that the browser can undo.
  document.execCommand('insertText', false, lines.join(' '));
}

/**
 * Changes single characters of a text, so that the caret stays where it is.
 * @returns whether that was possible: the text has to be as long as before, and in one piece
 */
function replaceCharacters(element: HTMLElement, text: string): boolean {
  const node = element.firstChild;
  if (!(node instanceof Text) || element.childNodes.length > 1 || node.length !== text.length) return false;
  const selection = getSelection();
  const { anchorNode, anchorOffset = 0, focusOffset = 0 } = selection ?? {};
  for (let at = 0; at < text.length; at += 1) {
    if (node.data[at] !== text[at]) node.replaceData(at, 1, text.charAt(at));
  }
  if (anchorNode === node) selection?.setBaseAndExtent(node, anchorOffset, node, focusOffset);
  return true;
}

/** Changes a part of a text. A caret that stood at it stands behind it then, as after undo and redo elsewhere; any other stays. */
function replacePart(element: HTMLElement, text: string, { start, end, insert }: ChangedPart): void {
  const selection = getSelection();
  const hasCaret = selection?.isCollapsed === true && element.contains(selection.anchorNode);
  element.normalize();
  const node = element.firstChild;
  const length = text.length - insert.length + end - start;
  const isLine = node instanceof Text && element.childNodes.length === 1 && node.length === length;
  const { anchorNode, anchorOffset = 0 } = selection ?? {};
  const isElsewhere = isLine && anchorNode === node && (anchorOffset < start || anchorOffset > end);
  if (isLine) node.replaceData(start, end - start, insert);
  else element.textContent = text;
  if (!hasCaret || isElsewhere) return;
  if (element.firstChild) selection.collapse(element.firstChild, start + insert.length);
}

/** Without the line break that browsers keep at the end of an editable element. */
function textOf(element: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: line breaks are elements while somebody types
  return element.innerText.replace(/\n$/, '');
}

/** A line that was begun and taken back leaves its break behind: what follows the words would stand on a line of its own. */
function dropLastBreak(element: HTMLElement, typed: string): void {
  const last = element.lastChild;
  if (typed === '' || typed.endsWith('\n')) return;
  if (last instanceof HTMLBRElement) last.remove();
  else if (last instanceof Text && last.data.endsWith('\n')) last.deleteData(last.length - 1, 1);
}

/** A straight mark that has just been typed becomes that of the text's language. */
function setTypography(event: FormEvent<HTMLElement>): void {
  if ((event.nativeEvent as InputEvent).inputType !== 'insertText') return;
  const selection = getSelection();
  const node = selection?.focusNode;
  if (!selection?.isCollapsed || !(node instanceof Text)) return;
  const at = selection.focusOffset;
  const language = event.currentTarget.closest('[lang]')?.getAttribute('lang') ?? 'en';
  const replaced = smartText(node.data.slice(0, at), language);
  if (!replaced) return;
  const { length, insert } = replaced;
  node.replaceData(at - length, length, insert);
  selection.collapse(node, at - length + insert.length);
}
