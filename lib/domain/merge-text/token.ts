/** A text taken apart as far as two versions of it are compared: into words, and what stands between them. */
export interface Token {
  /** As it stands in the text, references to characters included. What opens a paragraph has no text. */
  text: string;
  kind: 'word' | 'letter' | 'space' | 'sign' | 'paragraph';
  /** The opening tags of the marks around it, outermost first. */
  marks: readonly string[];
  /** The text of the token before it, where both are of one kind: `fo` and `o` in `<b>fo</b>o` are one word. */
  goesOn?: string;
  /** Of a paragraph: the opening tags of the elements that it stands in, outermost first. */
  path?: readonly string[];
  /** Of a paragraph: how many of those elements hold what stands before it, too. */
  joined?: number;
}

/** Scripts that set no spaces between words are compared letter by letter. */
const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]';
const LETTERS = `(?:(?!${UNSPACED})[\\p{L}\\p{N}\\p{M}_])+`;
const PARTS = new RegExp(
  `(?<letter>${UNSPACED}\\p{M}*)|(?<word>${LETTERS}(?:['’ʼ]${LETTERS})*)|(?<space>\\s+)|&(?:#\\d+|#[xX][\\da-fA-F]+|[a-zA-Z]+\\d*);|.`,
  'gsu',
);

/** Takes running text apart; joined again the tokens are the text. */
export function tokensOf(text: string, marks: readonly string[] = []): Token[] {
  return [...text.matchAll(PARTS)].map(({ 0: part, groups }) => {
    const kind = groups?.letter ? 'letter' : groups?.word ? 'word' : groups?.space ? 'space' : 'sign';
    return { text: part, kind, marks };
  });
}

/** What two tokens are compared by: how a word is marked and how a paragraph is set does not count. */
export function keyOf({ kind, text }: Token): string {
  return kind === 'paragraph' ? '' : text;
}

/** Whether there is something to read in it. */
export const isWord = ({ kind }: Token): boolean => kind === 'word' || kind === 'letter';

export const isParagraph = ({ kind }: Token): boolean => kind === 'paragraph';
