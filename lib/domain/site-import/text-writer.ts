import { escapeText } from '../text/escape-text';

/** A block that is to be open; each has an identity of its own. */
interface Block {
  tag: string;
}

interface Mark {
  tag: string;
  /** Its whole start tag. */
  start: string;
}

const LISTS = new Set(['ul', 'ol']);
/** Blocks that hold words and no further blocks. */
const LEAVES = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre']);
// Zero-width characters are no words; editors leave them in paragraphs that would be empty otherwise.
const BLANK = /^(?:\s|\u200b|\u200c|\u200d|\u2060)*$/;

/**
 * Writes words as simple markup that is always well nested, whatever the foreign one was. A tag is written when the first word
 * within it is, so nothing that is empty is ever there; and a text can be taken in the middle of a paragraph, which goes on in
 * the next one.
 */
export class TextWriter {
  private html = '';
  /** What the page has open, and what of it stands in the text. */
  private readonly blocks: Block[] = [];
  private written: readonly Block[] = [];
  private readonly marks: Mark[] = [];
  private writtenMarks: Mark[] = [];
  /** The paragraph of words that stand in none. */
  private loose: Block = { tag: 'p' };
  /** Whether the block that is written last has words. */
  private hasWords = false;
  private isSpace = false;
  private breaks = 0;
  private isRule = false;

  get isInList(): boolean {
    return this.blocks.some(({ tag }) => LISTS.has(tag));
  }

  /** A block of one of the tags that texts may have, with what `inside` writes. */
  block(tag: string, inside: () => void): void {
    const depth = this.blocks.length;
    this.apart();
    this.blocks.push(...this.blocksFor(tag));
    inside();
    this.blocks.length = depth;
    this.apart();
  }

  /** Words of a meaning, such as `strong`; within the same mark it says nothing new. */
  mark(tag: string, start: string, inside: () => void): void {
    const isNew = this.marks.every((mark) => mark.tag !== tag);
    if (isNew) this.marks.push({ tag, start });
    inside();
    if (isNew) this.marks.pop();
  }

  /** What follows is a line of its own. */
  apart(): void {
    const last = this.blocks.at(-1)?.tag ?? '';
    if (last === 'li' || LEAVES.has(last)) this.breaks = Math.max(this.breaks, 1);
    else this.loose = { tag: 'p' };
  }

  lineBreak(): void {
    this.breaks += 1;
  }

  rule(): void {
    this.apart();
    this.isRule = true;
  }

  words(text: string): void {
    const path = this.path();
    if (path.at(-1)?.tag === 'pre') this.wordsAsTheyAre(text, path);
    else if (BLANK.test(text)) this.isSpace ||= /\s/.test(text);
    else {
      const spaced = text.replace(/\s+/g, ' ');
      this.isSpace ||= spaced.startsWith(' ');
      this.markup(escapeText(spaced.trim()));
      this.isSpace = spaced.endsWith(' ');
    }
  }

  /** Markup of a line that this class has written before. */
  markup(line: string): void {
    if (line === '') return;
    this.openBlocks(this.path());
    const kept = common(this.writtenMarks, this.marks);
    this.closeMarks(kept);
    this.separate();
    for (const mark of this.marks.slice(this.writtenMarks.length)) {
      this.html += mark.start;
      this.writtenMarks.push(mark);
    }
    this.html += line;
    this.hasWords = true;
  }

  /** What was written since the last time; what is open goes on in the next text. */
  take(): string {
    this.closeBlocks(0);
    const { html } = this;
    this.html = '';
    this.isRule = false;
    this.loose = { tag: 'p' };
    return html;
  }

  private blocksFor(tag: string): Block[] {
    const last = this.blocks.at(-1)?.tag ?? '';
    if (tag === 'li') return LISTS.has(last) ? [{ tag }] : [{ tag: 'ul' }, { tag }];
    if (LISTS.has(tag)) return LISTS.has(last) ? [{ tag: 'li' }, { tag }] : [{ tag }];
    // An entry of a list has lines, and neither paragraphs nor headings.
    return this.isInList ? [] : [{ tag }];
  }

  /** The blocks that the next words stand in, the outermost first. */
  private path(): Block[] {
    const last = this.blocks.length - 1;
    const path = this.blocks.filter(({ tag }, at) => at === last || !LEAVES.has(tag));
    const { tag = '' } = path.at(-1) ?? {};
    if (tag === 'li' || LEAVES.has(tag)) return path;
    if (LISTS.has(tag)) this.loose.tag = 'li';
    return [...path, this.loose];
  }

  private wordsAsTheyAre(text: string, path: Block[]): void {
    const isNew = this.written.at(-1) !== path.at(-1);
    const lines = isNew ? text.replace(/^\n/, '') : text;
    if (isNew && BLANK.test(lines)) return;
    this.isSpace = false;
    this.markup(escapeText(lines));
  }

  private openBlocks(path: readonly Block[]): void {
    if (this.isRule) this.writeRule();
    const kept = common(this.written, path);
    if (kept === this.written.length && kept === path.length) return;
    this.closeBlocks(kept);
    for (const { tag } of path.slice(kept)) this.html += `<${tag}>`;
    this.written = path;
    this.hasWords = false;
    this.isSpace = false;
    this.breaks = 0;
  }

  /** A line is drawn between words, and neither before nor after all of them. */
  private writeRule(): void {
    this.closeBlocks(0);
    if (this.html !== '') this.html += '<hr>';
    this.isRule = false;
  }

  /** What is between the words before and the next ones of the same block. */
  private separate(): void {
    const { tag = '' } = this.written.at(-1) ?? {};
    if (this.hasWords && this.breaks > 0) {
      if (tag === 'p' && this.breaks > 1) {
        this.closeMarks(0);
        this.html += '</p><p>';
      } else this.html += tag === 'pre' ? '\n'.repeat(this.breaks) : '<br>';
    } else if (this.hasWords && this.isSpace) this.html += ' ';
    this.breaks = 0;
    this.isSpace = false;
  }

  private closeMarks(kept: number): void {
    while (this.writtenMarks.length > kept) this.html += `</${this.writtenMarks.pop()?.tag}>`;
  }

  private closeBlocks(kept: number): void {
    this.closeMarks(0);
    for (const { tag } of this.written.slice(kept).reverse()) this.html += `</${tag}>`;
    this.written = this.written.slice(0, kept);
    this.hasWords = false;
    this.breaks = 0;
    this.isSpace = false;
  }
}

/** How many of the first entries are the same. */
function common<T>(one: readonly T[], other: readonly T[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}
