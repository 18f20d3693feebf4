import { IntlMessageFormat } from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Below this a text with values in it is signs alone (`{index} / {total}`), and would be found everywhere. */
const LEAST_LETTERS = 3;
/** No text of the interface is longer; what pages tell is. */
const LONGEST = 400;

/** Text of a message, a value to be filled in, or alternatives. */
type Part = string | { value: true } | { ways: readonly (readonly Part[])[] };

interface Pattern<Text> {
  text: Text;
  parts: readonly Part[];
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
      const collapsed = collapse(words);
      if (collapsed !== '') plain.set(collapsed, [...(plain.get(collapsed) ?? []), text]);
      continue;
    }
    const letters = lettersOf(parts);
    if (letters < LEAST_LETTERS) continue;
    patterns.push({ text, parts: partsOf(parts), letters });
  }
  patterns.sort((a, b) => b.letters - a.letters);
  return (rendered) => {
    const collapsed = collapse(rendered);
    if (collapsed === '' || collapsed.length > LONGEST) return [];
    const same = plain.get(collapsed);
    if (same) return same;
    const found = patterns.filter(({ parts }) => isShapeOf(parts, collapsed));
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

/** The text of a message without values; null if it has any. */
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

function partsOf(elements: readonly Element[]): Part[] {
  return elements.flatMap((element): Part[] => {
    if ('children' in element) return partsOf(element.children);
    if ('options' in element) {
      return [{ ways: Object.values(element.options).map(({ value }) => partsOf(value)) }];
    }
    return [isLiteral(element) ? element.value.replace(/\s+/gu, ' ') : { value: true }];
  });
}

function isShapeOf(parts: readonly Part[], collapsed: string): boolean {
  // Most texts do not even hold the words, and need no closer look.
  return holds(parts, collapsed) && endsOf(parts, collapsed, [0]).includes(collapsed.length);
}

function holds(parts: readonly Part[], collapsed: string): boolean {
  return parts.every((part) => {
    if (typeof part === 'string') return collapsed.includes(part);
    return 'value' in part || part.ways.some((way) => holds(way, collapsed));
  });
}

/**
 * Where parts of a message can end in a text, of which the first begins at one of these places. All ways are followed at
 * once: a text with many values would take for ever to try one way after another.
 */
function endsOf(parts: readonly Part[], collapsed: string, begins: readonly number[]): readonly number[] {
  let places = begins;
  for (const part of parts) {
    if (places.length === 0) break;
    if (typeof part === 'string') {
      places = places
        .filter((place) => collapsed.startsWith(part, place))
        .map((place) => place + part.length);
    } else if ('ways' in part) {
      const begun = places;
      places = [...new Set(part.ways.flatMap((way) => endsOf(way, collapsed, begun)))];
    } else {
      // A value has one sign at least, and may have any number of them.
      const first = Math.min(...places) + 1;
      places = Array.from({ length: Math.max(0, collapsed.length - first + 1) }, (_, at) => first + at);
    }
  }
  return places;
}

/** The number of fixed letters, whatever is filled in. */
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
