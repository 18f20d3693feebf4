import { IntlMessageFormat } from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Below this a text with values in it is signs alone (`{index} / {total}`), and would be found everywhere. */
const LEAST_LETTERS = 3;
/** No text of the interface is longer; what pages tell is. */
const LONGEST = 400;

interface Pattern<Text> {
  text: Text;
  shape: RegExp;
  letters: number;
}

/**
 * Tells which messages a rendered text may come from: by its words, or, where values were filled in, by what stands
 * around them. Of several patterns the ones with most words of their own are meant.
 * @param messageOf the ICU message of a text; one that cannot be read is found nowhere
 */
export function messageFinder<Text>(
  texts: readonly Text[],
  messageOf: (text: Text) => string,
  tag: string,
): (rendered: string) => readonly Text[] {
  const plain = new Map<string, Text[]>();
  const patterns: Pattern<Text>[] = [];
  for (const text of texts) {
    const message = messageOf(text);
    const parts = elementsOf(message, tag);
    const words = wordsOf(parts);
    if (words !== null) {
      const said = collapse(words);
      if (said !== '') plain.set(said, [...(plain.get(said) ?? []), text]);
      continue;
    }
    const letters = lettersOf(parts);
    if (letters < LEAST_LETTERS) continue;
    patterns.push({ text, shape: new RegExp(`^${patternOf(parts)}$`, 'u'), letters });
  }
  patterns.sort((a, b) => b.letters - a.letters);
  return (rendered) => {
    const said = collapse(rendered);
    if (said === '' || said.length > LONGEST) return [];
    const same = plain.get(said);
    if (same) return same;
    const found = patterns.filter(({ shape }) => shape.test(said));
    return found.filter(({ letters }) => letters === found[0]?.letters).map(({ text }) => text);
  };
}

const collapse = (text: string): string => text.replace(/\s+/gu, ' ').trim();

function elementsOf(message: string, tag: string): readonly Element[] {
  try {
    return new IntlMessageFormat(message, tag).getAst();
  } catch {
    return [];
  }
}

/** What a message says when nothing is filled in; null when something is. */
function wordsOf(elements: readonly Element[]): string | null {
  let words = '';
  for (const element of elements) {
    const part =
      'children' in element ? wordsOf(element.children) : isLiteral(element) ? element.value : null;
    if (part === null) return null;
    words += part;
  }
  return words;
}

function patternOf(elements: readonly Element[]): string {
  const parts = elements.map((element) => {
    if ('children' in element) return patternOf(element.children);
    if ('options' in element) {
      return `(?:${Object.values(element.options)
        .map(({ value }) => patternOf(value))
        .join('|')})`;
    }
    return isLiteral(element) ? escaped(element.value) : '.+?';
  });
  return parts.join('');
}

const escaped = (words: string): string =>
  words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/gu, '\\s+');

/** How many letters there are whatever is filled in. */
function lettersOf(elements: readonly Element[]): number {
  return elements.reduce((sum, element) => {
    if ('children' in element) return sum + lettersOf(element.children);
    if ('options' in element) {
      return sum + Math.min(...Object.values(element.options).map(({ value }) => lettersOf(value)));
    }
    return sum + (isLiteral(element) ? (element.value.match(/\p{L}/gu)?.length ?? 0) : 0);
  }, 0);
}

function isLiteral(element: Element): element is Extract<Element, { type: 0; value: string }> {
  return element.type === 0;
}
