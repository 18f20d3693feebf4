import type { Editor } from '@tiptap/core';
import { ALIGNMENTS, type Alignment, alignmentOf, withAlignment } from '@/lib/domain/text/text-classes';
import type { EditShape } from '../core/edit-icon';
import type { MarkupLevel } from './rich-text-markup';

export interface TextAction {
  /** Of its label in the messages `textTool`. */
  name: string;
  icon: EditShape;
  /** Where it makes sense. */
  level: MarkupLevel;
  /** Begins a group of its own in the bar. */
  isFirst?: boolean;
  isOn(editor: Editor): boolean;
  run(editor: Editor): void;
}

const heading = (name: string, icon: EditShape, level: 2 | 3): TextAction => ({
  name,
  icon,
  level: 'rich',
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const ALIGN_ICONS: Readonly<Partial<Record<Alignment, EditShape>>> = {
  'text-left': 'alignLeft',
  'text-center': 'alignCentre',
  'text-right': 'alignRight',
};

function align(alignment: Alignment, icon: EditShape, isFirst: boolean): TextAction {
  const blockOf = (editor: Editor) => (editor.isActive('heading') ? 'heading' : 'paragraph');
  const classesOf = (editor: Editor) => {
    const { class: classes } = editor.getAttributes(blockOf(editor));
    return typeof classes === 'string' ? classes : null;
  };
  const isOn = (editor: Editor) => alignmentOf(classesOf(editor)) === alignment;
  return {
    name: icon,
    icon,
    level: 'rich',
    isFirst,
    isOn,
    run: (editor) => {
      const next = withAlignment(classesOf(editor), isOn(editor) ? null : alignment);
      editor.chain().focus().updateAttributes(blockOf(editor), { class: next }).run();
    },
  };
}

/** What can be done with the words that are being typed; links have a form of their own. */
export const TEXT_ACTIONS: readonly TextAction[] = [
  {
    name: 'bold',
    icon: 'bold',
    level: 'inline',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: 'italic',
    level: 'inline',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'strike',
    icon: 'strike',
    level: 'inline',
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  { ...heading('heading', 'heading', 2), isFirst: true },
  heading('subheading', 'subheading', 3),
  {
    name: 'list',
    icon: 'list',
    level: 'rich',
    isFirst: true,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    icon: 'numbers',
    level: 'rich',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: 'quotation',
    level: 'rich',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  ...ALIGNMENTS.flatMap((alignment, index) => {
    const icon = ALIGN_ICONS[alignment];
    return icon ? [align(alignment, icon, index === 0)] : [];
  }),
  {
    name: 'plain',
    icon: 'plain',
    level: 'inline',
    isFirst: true,
    isOn: () => false,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
];
