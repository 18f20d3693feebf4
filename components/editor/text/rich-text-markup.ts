import { Extension, type Extensions, Mark, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from '@/lib/domain/addresses/links';
import { keptClasses } from '@/lib/domain/text/text-classes';
import { SmartTyping } from './smart-typing';

/** `rich` is running text; `inline` a caption: words and marks, without paragraphs (security X-2). */
export type MarkupLevel = 'rich' | 'inline';

/** Attributes that the sanitiser allows everywhere; without this the editor would drop them. */
const KEPT_ON = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'stretch',
];

function kept(name: string, read = (element: HTMLElement) => element.getAttribute(name)) {
  return {
    default: null,
    parseHTML: read,
    renderHTML: (attributes: Record<string, unknown>) => {
      const value = attributes[name];
      return typeof value === 'string' ? { [name]: value } : {};
    },
  };
}

const KeptAttributes = (types: string[]) =>
  Extension.create({
    name: 'keptAttributes',
    addGlobalAttributes: () => [
      {
        types,
        attributes: {
          class: kept('class', (element) => keptClasses(element.getAttribute('class'))),
          lang: kept('lang'),
          dir: kept('dir'),
        },
      },
    ],
  });

/** A stretch of text in another language, direction or size. */
const Stretch = Mark.create({
  name: 'stretch',
  excludes: '',
  parseHTML: () =>
    ['lang', 'dir', 'class'].map((name) => ({
      tag: `span[${name}]`,
      getAttrs: (element: HTMLElement) =>
        name !== 'class' || keptClasses(element.getAttribute('class')) ? null : false,
    })),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const raised = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

const MARKS: Extensions = [Stretch, raised('subscript', 'sub'), raised('superscript', 'sup'), SmartTyping];

const COMMON = {
  // One history for the whole page.
  undoRedo: false,
  link: {
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    isAllowedUri: (address: string | undefined) => isSafeLink(address ?? ''),
    HTMLAttributes: { target: null, rel: null, class: null },
  },
  trailingNode: false,
} as const;

const RICH: Extensions = [
  StarterKit.configure({ ...COMMON, heading: { levels: [2, 3, 4, 5, 6] } }),
  KeptAttributes(KEPT_ON),
  ...MARKS,
];

/** A caption is one line of words; Enter breaks it. */
const Line = Node.create({
  name: 'doc',
  topNode: true,
  content: 'inline*',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.setHardBreak() };
  },
});

const INLINE: Extensions = [
  Line,
  StarterKit.configure({
    ...COMMON,
    document: false,
    paragraph: false,
    heading: false,
    blockquote: false,
    bulletList: false,
    orderedList: false,
    listItem: false,
    listKeymap: false,
    codeBlock: false,
    horizontalRule: false,
    dropcursor: false,
    gapcursor: false,
  }),
  KeptAttributes(['stretch']),
  ...MARKS,
];

/** The markup that can be typed: exactly what the server's sanitiser allows (security X-2). */
export const MARKUP: Readonly<Record<MarkupLevel, Extensions>> = { rich: RICH, inline: INLINE };

/** The editor puts each list entry's words into a paragraph; content keeps them as people write them. */
export function asStored(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of body.querySelectorAll('li > p:only-child')) {
    if (paragraph.attributes.length === 0) paragraph.replaceWith(...paragraph.childNodes);
  }
  return body.innerHTML === '<p></p>' ? '' : body.innerHTML;
}
