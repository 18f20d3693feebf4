import { type Shortcodes, withoutShortcodes } from './shortcodes';

/** Elements that are not within a paragraph. */
const APART = new Set(
  (
    'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hr html iframe legend li main menu nav noscript object ol option p pre section select style script ' +
    'summary table tbody td tfoot th thead tr ul video audio'
  ).split(' '),
);
/** Those that hold lines, and no paragraphs of their own. */
const LEAVES = new Set('p h1 h2 h3 h4 h5 h6 li dt dd td th figure figcaption summary option'.split(' '));
const AS_IT_IS = new Set(['pre', 'script', 'style', 'textarea', 'iframe', 'svg']);
/** Only where a tag begins: its end is sought after that. */
const TAG = /<(\/?)([a-z][a-z0-9]*)(?=[\s/>])/gi;

/**
 * The text of a page of WordPress as HTML. The older editor stores paragraphs as blank lines; the newer one notes its blocks in
 * comments and stores them whole.
 */
export function contentOf(stored: string, shortcodes: Shortcodes, isWhole: boolean): string {
  const hasBlocks = isWhole || /<!--\s?wp:/.test(stored);
  const text = withoutShortcodes(withoutComments(stored.replaceAll('\r\n', '\n')), shortcodes);
  return hasBlocks ? text : withParagraphs(text);
}

function withoutComments(text: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    const open = text.indexOf('<!--', at);
    if (open === -1) return kept + text.slice(at);
    kept += text.slice(at, open);
    const end = text.indexOf('-->', open + 4);
    if (end === -1) return kept;
    at = end + 3;
  }
}

/** Blank lines make paragraphs and single ones line breaks, as WordPress itself does on showing a page. */
export function withParagraphs(text: string): string {
  let html = '';
  let run = '';
  let from = 0;
  let leaves = 0;
  const ends = new Map([...AS_IT_IS].map((name) => [name, text.lastIndexOf(`</${name}`)]));
  const endRun = () => {
    html += leaves > 0 ? broken(run.trim()) : paragraphs(run);
    run = '';
  };
  for (const match of text.matchAll(TAG)) {
    if (match.index < from) continue;
    const [, close = '', written = ''] = match;
    const name = written.toLowerCase();
    const end = endOfElement(
      text,
      match.index,
      close === '' && (ends.get(name) ?? -1) > match.index ? name : '',
    );
    run += text.slice(from, match.index);
    from = end;
    const tag = text.slice(match.index, end);
    if (!APART.has(name) && !AS_IT_IS.has(name)) {
      run += tag.replaceAll('\n', ' ');
      continue;
    }
    endRun();
    html += tag;
    if (LEAVES.has(name)) leaves = Math.max(0, leaves + (close === '' ? 1 : -1));
  }
  run += text.slice(from);
  endRun();
  return html;
}

/**
 * The index after a tag, or after the whole of an element whose text is not to be touched.
 * @param name that of such an element, which has an end; '' for a tag
 */
function endOfElement(text: string, from: number, name: string): number {
  const end = name === '' ? from + 1 : text.indexOf(`</${name}`, from);
  let quote = '';
  for (let at = end; at < text.length; at += 1) {
    const sign = text[at];
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return text.length;
}

function paragraphs(run: string): string {
  return run
    .split(/\n[^\S\n]*\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => `<p>${broken(each)}</p>\n`)
    .join('');
}

const broken = (lines: string) => lines.replace(/<br\s?\/?>\n?|\n/gi, '<br>\n');
