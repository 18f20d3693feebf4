import { escapeText } from '@/lib/domain/text/escape-text';

const BLOCK =
  /^(?:P|DIV|LI|UL|OL|DL|DT|DD|H[1-6]|BLOCKQUOTE|PRE|SECTION|ARTICLE|CENTER|TABLE|TBODY|TR|TD|TH)$/;

/** Whether an element ends the line that stands before it, and begins one of its own. */
export const isBlock = ({ tagName }: Element): boolean => BLOCK.test(tagName);

/**
 * The lines of what is in an element that say something, as inline markup: divided where blocks end and at line breaks. Marks
 * around several lines are around each of them.
 */
export function linesOf(element: Element): string[] {
  return split(element).filter((line) => line.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== '');
}

function split(element: Element): string[] {
  const lines = [''];
  const add = (more: readonly string[]) => {
    lines[lines.length - 1] += more[0] ?? '';
    lines.push(...more.slice(1));
  };
  for (const node of element.childNodes) {
    if (node instanceof Text) add([escapeText(node.data.replace(/\s+/g, ' '))]);
    if (!(node instanceof Element)) continue;
    if (node.tagName === 'BR') add(['', '']);
    else if (isBlock(node)) add(['', ...split(node), '']);
    else add(split(node).map((line) => (line === '' ? line : wrapped(node, line))));
  }
  return lines;
}

/** In the document that was parsed: there nothing is run or loaded. */
function wrapped(element: Element, markup: string): string {
  const mark = element.cloneNode(false) as Element;
  mark.innerHTML = markup;
  return mark.outerHTML;
}
