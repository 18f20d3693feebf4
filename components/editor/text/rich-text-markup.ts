import { Extension, type Extensions, Mark } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from '@/lib/domain/content/links';

/** What the sanitiser lets stand on any element; an editor that did not know it would lose it. */
const KEPT_ATTRIBUTES = ['class', 'lang', 'dir'] as const;
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

function kept(name: string) {
  return {
    default: null,
    parseHTML: (element: HTMLElement) => element.getAttribute(name),
    renderHTML: (attributes: Record<string, unknown>) => {
      const value = attributes[name];
      return typeof value === 'string' ? { [name]: value } : {};
    },
  };
}

const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    { types: KEPT_ON, attributes: Object.fromEntries(KEPT_ATTRIBUTES.map((name) => [name, kept(name)])) },
  ],
});

/** A stretch of text in another language, direction or size. */
const Stretch = Mark.create({
  name: 'stretch',
  excludes: '',
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[dir]' }, { tag: 'span[class]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const raised = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** The markup of running text: what the server's closed list lets through, and nothing more (security X-2). */
export const RICH_TEXT: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    // One history for the whole page.
    undoRedo: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isSafeLink(address ?? ''),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    trailingNode: false,
  }),
  KeptAttributes,
  Stretch,
  raised('subscript', 'sub'),
  raised('superscript', 'sup'),
];

/** The editor puts each list entry's words into a paragraph; content keeps them as people write them. */
export function asStored(html: string): string {
  const shelf = document.createElement('template');
  shelf.innerHTML = html;
  for (const paragraph of shelf.content.querySelectorAll('li > p:only-child')) {
    if (paragraph.attributes.length === 0) paragraph.replaceWith(...paragraph.childNodes);
  }
  return shelf.innerHTML === '<p></p>' ? '' : shelf.innerHTML;
}
