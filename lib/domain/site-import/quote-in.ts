import type { HtmlElement, HtmlNode } from './html-tree';
import { isInline, linesIn, wordsIn } from './html-words';

/** What a quotation alone has not: whoever indents half a page with it means something else. */
const NO_QUOTE = new Set('h1 h2 h3 h4 h5 h6 ul ol dl table pre blockquote'.split(' '));
const DASH = /^[-–—―]+\s*/;
/** A name is shorter; a longer line that begins with a dash is speech. */
const SOURCE_MAX = 150;

/** A quotation and whose it is, as plain text; null where a `blockquote` holds more than that. */
export function quoteIn(element: HtmlElement): { words: string; source: string } | null {
  if (!isQuote(element)) return null;
  const { rest, source } = withoutSource(element.children);
  const lines = linesIn(rest);
  const end = lines.at(-1) ?? '';
  if (source === '' && lines.length > 1 && DASH.test(end) && end.length <= SOURCE_MAX) {
    return { words: lines.slice(0, -1).join('\n'), source: end.replace(DASH, '') };
  }
  return lines.length === 0 ? null : { words: lines.join('\n'), source };
}

/** Parts off the element that says whose words they are: the last one, or the last of the last paragraph. */
function withoutSource(nodes: readonly HtmlNode[]): { rest: readonly HtmlNode[]; source: string } {
  const at = nodes.findLastIndex((node) => !isBlank(node));
  const last = nodes[at];
  if (typeof last !== 'object') return { rest: nodes, source: '' };
  const before = nodes.slice(0, at);
  if (isSource(last, before)) return { rest: before, source: wordsIn(last).replace(DASH, '') };
  if (last.name !== 'p' && last.name !== 'div') return { rest: nodes, source: '' };
  const { rest, source } = withoutSource(last.children);
  return { rest: [...before, { ...last, children: [...rest] }], source };
}

/** A `cite` within a line is the name of a work. */
function isSource({ name }: HtmlElement, before: readonly HtmlNode[]): boolean {
  const previous = before.findLast((node) => !isBlank(node));
  const isApart = previous === undefined || (typeof previous === 'object' && !isInline(previous.name));
  return name === 'footer' || name === 'figcaption' || (name === 'cite' && isApart);
}

function isQuote(element: HtmlElement): boolean {
  return element.children.every(
    (child) => typeof child === 'string' || (!NO_QUOTE.has(child.name) && isQuote(child)),
  );
}

const isBlank = (node: HtmlNode): boolean =>
  typeof node === 'string' && node.replace(/[-–—―\s]+/g, '') === '';
