import type { Editor } from '@tiptap/core';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  RemoveFormatting,
  Strikethrough,
} from 'lucide-react';
import { ALIGNMENTS, type Alignment, alignmentOf, withAlignment } from '@/lib/domain/text/text-classes';
import type { MarkupLevel } from './rich-text-markup';

export interface TextAction {
  /** The key of its label in the messages `textTool`. */
  name: string;
  icon: LucideIcon;
  /** The level of markup that it needs. */
  level: MarkupLevel;
  /** Begins a group of its own in the bar. */
  isFirst?: boolean;
  isOn(editor: Editor): boolean;
  run(editor: Editor): void;
}

const heading = (name: string, icon: LucideIcon, level: 2 | 3): TextAction => ({
  name,
  icon,
  level: 'rich',
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const ALIGN_TOOLS: Readonly<Partial<Record<Alignment, Pick<TextAction, 'name' | 'icon'>>>> = {
  'text-left': { name: 'alignLeft', icon: AlignLeft },
  'text-center': { name: 'alignCentre', icon: AlignCenter },
  'text-right': { name: 'alignRight', icon: AlignRight },
};

function align(alignment: Alignment, tool: Pick<TextAction, 'name' | 'icon'>, isFirst: boolean): TextAction {
  const blockOf = (editor: Editor) => (editor.isActive('heading') ? 'heading' : 'paragraph');
  const classesOf = (editor: Editor) => {
    const { class: classes } = editor.getAttributes(blockOf(editor));
    return typeof classes === 'string' ? classes : null;
  };
  const isOn = (editor: Editor) => alignmentOf(classesOf(editor)) === alignment;
  return {
    ...tool,
    level: 'rich',
    isFirst,
    isOn,
    run: (editor) => {
      const next = withAlignment(classesOf(editor), isOn(editor) ? null : alignment);
      editor.chain().focus().updateAttributes(blockOf(editor), { class: next }).run();
    },
  };
}

/** The formatting actions of text; links have their own form. */
export const TEXT_ACTIONS: readonly TextAction[] = [
  {
    name: 'bold',
    icon: Bold,
    level: 'inline',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: Italic,
    level: 'inline',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'strike',
    icon: Strikethrough,
    level: 'inline',
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  { ...heading('heading', Heading2, 2), isFirst: true },
  heading('subheading', Heading3, 3),
  {
    name: 'list',
    icon: List,
    level: 'rich',
    isFirst: true,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    icon: ListOrdered,
    level: 'rich',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: Quote,
    level: 'rich',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  ...ALIGNMENTS.flatMap((alignment, index) => {
    const tool = ALIGN_TOOLS[alignment];
    return tool ? [align(alignment, tool, index === 0)] : [];
  }),
  {
    name: 'plain',
    icon: RemoveFormatting,
    level: 'inline',
    isFirst: true,
    isOn: () => false,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
];
