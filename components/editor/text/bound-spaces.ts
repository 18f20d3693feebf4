import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { bindHeading, bindWords, NO_BREAK_SPACE } from '@/lib/domain/text/bound-words';

/**
 * While a text is typed its lines break where they do for visitors: the spaces that are no-break spaces on their pages are
 * only marked here, so that what is stored has plain ones.
 */
export const BoundSpaces = Extension.create({
  name: 'boundSpaces',
  addOptions: () => ({ language: '' }),
  addProseMirrorPlugins() {
    const { language } = this.options;
    return [
      new Plugin<DecorationSet>({
        key: new PluginKey('boundSpaces'),
        state: {
          init: (_, { doc }) => decorationsOf(doc, language),
          apply: (transaction, before) =>
            transaction.docChanged ? decorationsOf(transaction.doc, language) : before,
        },
        props: {
          decorations(state) {
            return this.getState(state);
          },
        },
      }),
    ];
  },
});

function decorationsOf(doc: Node, language: string): DecorationSet {
  const decorations = Array.from(boundSpaces(doc, 0, language), (at) =>
    Decoration.inline(at, at + 1, { class: 'whitespace-pre' }),
  );
  return DecorationSet.create(doc, decorations);
}

/** The positions of the spaces in a node that are bound. @param start where its content starts */
function* boundSpaces(node: Node, start: number, around: string): Generator<number> {
  const language = languageOf(node.attrs.lang, around);
  if (node.type.spec.code) return;
  if (!node.inlineContent) {
    const children: [Node, number][] = [];
    node.forEach((child, offset) => void children.push([child, start + offset + 1]));
    for (const [child, at] of children) yield* boundSpaces(child, at, language);
    return;
  }
  const { text, languages } = lineOf(node, language);
  const bind = node.type.name === 'heading' ? bindHeading : bindWords;
  const bound = bind(text, (at) => languages[Math.max(0, at - 1)] ?? language);
  for (let at = bound.indexOf(NO_BREAK_SPACE); at !== -1; at = bound.indexOf(NO_BREAK_SPACE, at + 1)) {
    if (text[at] === ' ') yield start + at;
  }
}

/** The words of a node with the language of each character; what is no words, and code, ends a line. */
function lineOf(node: Node, around: string): { text: string; languages: string[] } {
  let text = '';
  const languages: string[] = [];
  node.forEach((child) => {
    const isWords = child.isText && !child.marks.some(({ type }) => type.spec.code);
    const language = child.marks.reduce((found, { attrs }) => languageOf(attrs.lang, found), around);
    text += isWords ? child.text : '\n'.repeat(child.nodeSize);
    while (languages.length < text.length) languages.push(language);
  });
  return { text, languages };
}

const languageOf = (lang: unknown, around: string) =>
  typeof lang === 'string' && lang !== '' ? lang : around;
