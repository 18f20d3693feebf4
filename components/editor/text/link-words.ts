import { type Editor, getMarkRange } from '@tiptap/core';

/** The words that a link is, or will be, on: those of the link that the caret is in, or else the marked ones. */
function wordsOf(editor: Editor): { from: number; to: number } {
  const { selection, schema } = editor.state;
  const { from, to, empty, $from } = selection;
  const link = empty && schema.marks.link ? getMarkRange($from, schema.marks.link) : undefined;
  return link ?? { from, to };
}

/** Highlights the selected words while the focus is in a form and the browser's own selection is hidden. */
export function holdMarked(editor: Editor): () => void {
  const { from, to } = wordsOf(editor);
  // Older browsers have no such thing; their words are only not marked.
  if (from === to || !('highlights' in CSS)) return () => {};
  const range = document.createRange();
  const [start, end] = [editor.view.domAtPos(from), editor.view.domAtPos(to)];
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  CSS.highlights.set('held-words', new Highlight(range));
  return () => void CSS.highlights.delete('held-words');
}

/** Links the words, or writes `title` as a link where there are none. */
export function setLink(editor: Editor, href: string, title: string): void {
  const { from, to } = wordsOf(editor);
  const chain = editor.chain();
  if (from === to) {
    chain.insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else {
    chain.extendMarkRange('link').setLink({ href }).run();
  }
}

export function removeLink(editor: Editor): void {
  editor.chain().extendMarkRange('link').unsetLink().run();
}
