import { type HtmlElement, type HtmlNode, readHtml } from './html-tree';

/** Elements that are no line of their own. */
const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike ' +
    'strong sub sup time tt u var wbr'
  ).split(' '),
);
/** What they hold is not for reading. */
export const UNREAD: ReadonlySet<string> = new Set(
  (
    'script style title textarea noembed noframes xmp plaintext template head form nav svg math select canvas input ' +
    'button datalist map'
  ).split(' '),
);

/** Whether an element begins and ends a line; what nobody knows does not. */
export function isInline(name: string): boolean {
  return INLINE.has(name) || name.includes(':');
}

/** The lines of a piece of HTML as plain text, without those that say nothing. */
export function linesIn(nodes: readonly HtmlNode[]): string[] {
  const lines = [''];
  const add = (node: HtmlNode): void => {
    if (typeof node === 'string') lines[lines.length - 1] += node.replaceAll('\n', ' ');
    else if (node.name === 'br') lines.push('');
    else if (!UNREAD.has(node.name)) {
      const isApart = !isInline(node.name);
      if (isApart) lines.push('');
      node.children.forEach(add);
      if (isApart) lines.push('');
    }
  };
  nodes.forEach(add);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

export const wordsIn = (element: HtmlElement): string => linesIn(element.children).join(' ');

/** The words of a piece of HTML, all its entities decoded. */
export const wordsOf = (html: string): string => wordsIn(readHtml(html));
