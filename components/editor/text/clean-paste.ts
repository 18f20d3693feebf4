import { linesOf } from './markup-lines';
import { flattenTables } from './paste-tables';

/** Word writes a list as paragraphs that look like one, each with its level. */
const WORD_LIST = /mso-list:[^:;]*?\blevel(\d)/i;
/** The number that Word writes before the text of a list paragraph. */
const NUMBER = /^\s*(?:\d+|[a-z]{1,3})[.)]/i;
/** The page's policy has something to say of them as soon as they are parsed. */
const STYLES = /<style\b[^<]*(?:<(?!\/style)[^<]*)*(?:<\/style[^<>]*>?)?/gi;
const BOLD = /font-weight:\s*(?:bold|[6-9]00)/i;
const NOT_BOLD = /font-weight:\s*(?:normal|[1-5]00)/i;
const ITALIC = /font-style:\s*italic/i;
const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6, blockquote, pre';

/**
 * Markup from a word processor or another site as this editor can take it: what was only looks (fonts, colours, classes) is
 * gone, what was meant (headings, lists, bold, italic, links) stays, and a table is
 * a line for each of its rows. Nothing of it is run or loaded.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, o\\:p, img, svg, object')) {
    element.remove();
  }
  joinWordLists(body);
  nameLooks(body);
  flattenTables(body);
  // A page has one title, and it is not in its text.
  for (const title of body.querySelectorAll('h1')) rename(title, 'h2');
  for (const box of body.querySelectorAll('div')) {
    if (!box.querySelector(BLOCKS)) rename(box, 'p');
  }
  for (const element of body.querySelectorAll('[style], [class], [id]')) {
    for (const name of ['style', 'class', 'id']) element.removeAttribute(name);
  }
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4, h5, h6')) {
    if (paragraph.textContent?.replaceAll('\u00a0', ' ').trim() === '' && !paragraph.querySelector('br')) {
      paragraph.remove();
    }
  }
  return body.innerHTML.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ');
}

/** The same for a caption: paragraphs become line breaks. */
export function cleanInlinePaste(html: string): string {
  const { body } = new DOMParser().parseFromString(cleanPaste(html), 'text/html');
  const [first = '', ...others] = linesOf(body);
  return others.length === 0 ? first : [first, ...others].map((line) => line.trim()).join('<br>');
}

function rename(element: Element, tag: string): Element {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  const style = element.getAttribute('style');
  if (style !== null) renamed.setAttribute('data-style', style);
  element.replaceWith(renamed);
  return renamed;
}

/** Google Docs and Word say bold and italic by style, and wrap everything into a `b` that means nothing. */
function nameLooks(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, strong, i, em')) {
    const style = element.getAttribute('style') ?? '';
    if (NOT_BOLD.test(style) && element.matches('b, strong')) element.replaceWith(...element.childNodes);
  }
  for (const span of body.querySelectorAll('span[style]')) {
    const style = span.getAttribute('style') ?? '';
    if (BOLD.test(style)) wrapWords(span, 'strong');
    if (ITALIC.test(style)) wrapWords(span, 'em');
  }
}

function wrapWords(element: Element, tag: string): void {
  const mark = document.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

/** Lists that are open where a paragraph stands, the outermost first. */
type OpenLists = { level: number; list: Element }[];

function joinWordLists(body: HTMLElement): void {
  const open: OpenLists = [];
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = Number(WORD_LIST.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    const previous = paragraph.previousElementSibling;
    if (level === 0) {
      open.length = 0;
      continue;
    }
    if (open.length > 0 && previous !== open[0]?.list) open.length = 0;
    const mark = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
    const isNumbered = NUMBER.test(mark?.textContent ?? paragraph.textContent ?? '');
    mark?.remove();
    const entry = document.createElement('li');
    entry.append(...paragraph.childNodes);
    listAt(open, level, isNumbered ? 'ol' : 'ul', paragraph).append(entry);
    paragraph.remove();
  }
}

/** The open list of a level, or a new one: within the last item, or before the paragraph. */
function listAt(open: OpenLists, level: number, tag: 'ol' | 'ul', paragraph: Element): Element {
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const last = open.at(-1);
  if (last && last.level >= level) return last.list;
  const list = document.createElement(tag);
  if (last) last.list.lastElementChild?.append(list);
  else paragraph.before(list);
  open.push({ level, list });
  return list;
}
