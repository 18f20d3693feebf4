import { IntlMessageFormat } from 'intl-messageformat';
import { missingPluralForms } from './plural-forms';

/** Problems of an interface text, alone or compared with the default language's. */
export const MESSAGE_PROBLEMS = [
  'invalid_icu',
  'missing_placeholder',
  'extra_placeholder',
  'different_markup',
  'missing_plural',
] as const;

export type MessageProblemCode = (typeof MESSAGE_PROBLEMS)[number];

export interface MessageProblem {
  code: MessageProblemCode;
  /** The placeholders, tags or plural forms concerned; for a syntax error, the text from where it occurs. */
  names: string[];
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The parts of a message besides its text. */
interface Parts {
  placeholders: Set<string>;
  tags: Set<string>;
  plurals: { type: Intl.PluralRuleType; chosen: string[] }[];
}

/** Enough of a broken message to find the place. */
const SHOWN_CHARACTERS = 24;

/**
 * What is wrong with a text as an ICU message, and where it differs from the default language's: pages fill in the
 * same values and draw the same markup in every language. A source that is missing or broken is no measure.
 * @param value the text
 * @param source the default language's text; null where there is none, or where the text is the default language's own
 * @param tag the BCP 47 tag of the text's language; it tells which plural forms there have to be
 */
export function checkMessage(value: string, source: string | null, tag: string): MessageProblem[] {
  const own = readParts(value, tag);
  if (Array.isArray(own)) return own;
  const problems: MessageProblem[] = [];
  const found = (code: MessageProblemCode, names: Iterable<string>) => {
    const sorted = [...new Set(names)].sort();
    if (sorted.length > 0) problems.push({ code, names: sorted });
  };
  const theirs = source === null || source === '' ? [] : readParts(source, tag);
  if (!Array.isArray(theirs)) {
    found('missing_placeholder', without(theirs.placeholders, own.placeholders));
    found('extra_placeholder', without(own.placeholders, theirs.placeholders));
    found('different_markup', [...without(theirs.tags, own.tags), ...without(own.tags, theirs.tags)]);
  }
  found(
    'missing_plural',
    own.plurals.flatMap(({ type, chosen }) => missingPluralForms(tag, type, chosen)),
  );
  return problems;
}

/**
 * Whether pages can show a text: it is a message, and asks for no value or markup that they do not have for it. Anything
 * else would put its key in its place.
 * @param known the text that the release ships for English, which pages are written to; null for one of people's own
 */
export function isShowable(value: string, known: string | null, tag: string): boolean {
  const own = readParts(value, tag);
  if (Array.isArray(own)) return false;
  const theirs = known === null ? null : readParts(known, 'en');
  if (theirs === null || Array.isArray(theirs)) return true;
  return (
    without(own.placeholders, theirs.placeholders).length === 0 && without(own.tags, theirs.tags).length === 0
  );
}

const without = (all: ReadonlySet<string>, known: ReadonlySet<string>) =>
  [...all].filter((name) => !known.has(name));

/** The parts of a message, by the very parser that pages use; or the one problem that it cannot be read. */
function readParts(message: string, tag: string): Parts | MessageProblem[] {
  const parts: Parts = { placeholders: new Set(), tags: new Set(), plurals: [] };
  // Most texts are words alone, and a language has thousands.
  if (!/[{}<]/.test(message)) return parts;
  try {
    collect(new IntlMessageFormat(message, tag).getAst(), parts);
    return parts;
  } catch (error) {
    const rest = message.slice(breakOf(error), breakOf(error) + SHOWN_CHARACTERS).trim();
    return [{ code: 'invalid_icu', names: rest === '' ? [] : [rest] }];
  }
}

function collect(elements: readonly Element[], parts: Parts): void {
  for (const element of elements) {
    if ('children' in element) {
      parts.tags.add(element.value);
      collect(element.children, parts);
    } else if ('options' in element) {
      parts.placeholders.add(element.value);
      if ('pluralType' in element) {
        parts.plurals.push({ type: element.pluralType ?? 'cardinal', chosen: Object.keys(element.options) });
      }
      for (const option of Object.values(element.options)) collect(option.value, parts);
    } else if ('value' in element && element.type !== 0) {
      parts.placeholders.add(element.value);
    }
  }
}

/** The index where the parser stopped, which it attaches to its error. */
function breakOf(error: unknown): number {
  const location = error instanceof Error && 'location' in error ? error.location : null;
  if (typeof location !== 'object' || location === null || !('start' in location)) return 0;
  const { start } = location;
  if (typeof start !== 'object' || start === null || !('offset' in start)) return 0;
  return typeof start.offset === 'number' ? start.offset : 0;
}
