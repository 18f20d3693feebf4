import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { MarkupLevel } from './rich-text-markup';
import { useLatest } from './use-latest';

interface TypedText {
  editor: Editor;
  level: MarkupLevel;
  /** Called when the focus leaves the tools for something else than the text. */
  leave(): void;
}

interface TypedTextState {
  text: TypedText | null;
  isLinking: boolean;
}

/** The text with markup that is being typed, and what its tools do. */
export const useTypedText = create<TypedTextState>()(() => ({ text: null, isLinking: false }));

/** Whether something belongs to the tools of the text. */
export function isTextTool(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.text-tools') !== null;
}

/** Opens the form of a link; false where no text with markup is being typed. */
export function openLinkForm(): boolean {
  const { text } = useTypedText.getState();
  if (!text) return false;
  // The browser reports a new selection in a later task; the editor needs it before the next key.
  document.dispatchEvent(new Event('selectionchange'));
  useTypedText.setState({ isLinking: true });
  return true;
}

/** Gives a text its tools for as long as it, or one of them, has the focus. They are no part of the block it is in. */
export function useTextTools(editor: Editor | null, level: MarkupLevel, onLeave?: () => void): void {
  const left = useLatest(onLeave);
  useEffect(() => {
    if (!editor) return;
    const show = () =>
      useTypedText.setState({
        text: { editor, level, leave: () => left.current?.() },
        isLinking: false,
      });
    const hide = () => {
      if (useTypedText.getState().text?.editor === editor)
        useTypedText.setState({ text: null, isLinking: false });
    };
    const blur = ({ event }: { event: FocusEvent }) => {
      if (!isTextTool(event.relatedTarget)) hide();
    };
    // The focus may have come before this was there to hear of it.
    if (editor.isFocused) show();
    editor.on('focus', show).on('blur', blur);
    return () => {
      editor.off('focus', show).off('blur', blur);
      hide();
    };
  }, [editor, level, left]);
}
