/** A token for comparing two versions of a text: a word, or what is between words. */
export interface Token {
  /** As in the text, with character references. The start of a paragraph has none. */
  text: string;
  kind: 'word' | 'letter' | 'space' | 'sign' | 'paragraph';
  /** The opening tags of the marks around it, outermost first. */
  marks: readonly string[];
  /** The text of the token before it, where both are of one kind: `fo` and `o` in `<b>fo</b>o` are one word. */
  goesOn?: string;
  /** For a paragraph: the opening tags of its elements, outermost first. */
  path?: readonly string[];
  /** For a paragraph: how many of those elements also contain the preceding one. */
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

/** What tokens are compared by; formatting does not count. */
export function keyOf({ kind, text }: Token): string {
  return kind === 'paragraph' ? '' : text;
}

/** Whether there is something to read in it. */
export const isWord = ({ kind }: Token): boolean => kind === 'word' || kind === 'letter';

export const isParagraph = ({ kind }: Token): boolean => kind === 'paragraph';
