import { checkMessage, type MessageProblemCode } from './message-check';
import type { OwnText } from './own-text';
import { isSiteLine, partOf, rankOf, type TextPart } from './text-parts';

/**
 * `extra` is a text that the default language does not have; `borrowed` a line about the site itself that visitors read in
 * the default language, which is no gap of the translation.
 */
export const REVIEW_STATES = ['translated', 'missing', 'outdated', 'extra', 'borrowed'] as const;

type ReviewState = (typeof REVIEW_STATES)[number];

export interface ReviewedText {
  namespace: string;
  key: string;
  /** The default language's text; null where it has none, and of the default language itself. */
  source: string | null;
  id?: string;
  value?: string;
  isShipped: boolean;
  state: ReviewState;
  problems: MessageProblemCode[];
}

/** `total` is the number of texts in the default language; each is counted in one of the other three. */
export interface ReviewCounts {
  total: number;
  translated: number;
  missing: number;
  outdated: number;
}

export interface Review {
  /** The progress of the language: of what visitors read, without what is borrowed. */
  counts: ReviewCounts;
  /** Of what the tools say. */
  tools: ReviewCounts;
  /** What visitors read first. */
  texts: ReviewedText[];
}

type Texts = ReadonlyMap<string, OwnText>;

/**
 * How complete a language is: every text of the default language with what this one says, and its own others. What visitors
 * read comes first, in the order in which they meet it.
 * @param theirs the default language's texts; null when it is the language itself
 * @param tag the BCP 47 tag of the language, for its plural forms
 */
export function reviewTexts(own: Texts, theirs: Texts | null, tag: string): Review {
  const texts: ReviewedText[] = [];
  for (const [place, text] of theirs ?? own) {
    const mine = own.get(place);
    texts.push(
      reviewed(text, mine, theirs ? text.value : null, stateOf(text, mine, theirs && text.value), tag),
    );
  }
  for (const [place, mine] of own) {
    if (theirs && !theirs.has(place)) texts.push(reviewed(mine, mine, null, 'extra', tag));
  }
  const sorted = texts.sort((a, b) => orderOf(a) - orderOf(b));
  return { counts: countsOf(sorted, 'visitors'), tools: countsOf(sorted, 'tools'), texts: sorted };
}

const orderOf = ({ namespace }: ReviewedText) =>
  partOf(namespace) === 'tools' ? Number.MAX_SAFE_INTEGER : rankOf(namespace);

function countsOf(texts: readonly ReviewedText[], part: TextPart): ReviewCounts {
  const own = texts.filter(({ namespace }) => partOf(namespace) === part);
  const count = (state: ReviewState) => own.filter((text) => text.state === state).length;
  const [translated, missing, outdated] = [count('translated'), count('missing'), count('outdated')];
  return { total: translated + missing + outdated, translated, missing, outdated };
}

function stateOf(
  text: Pick<OwnText, 'namespace' | 'key'>,
  mine: OwnText | undefined,
  source: string | null,
): ReviewState {
  if (mine === undefined || mine.value.trim() === '') {
    return source !== null && isSiteLine(text) ? 'borrowed' : 'missing';
  }
  return source !== null && mine.source !== null && mine.source !== source ? 'outdated' : 'translated';
}

function reviewed(
  { namespace, key }: OwnText,
  mine: OwnText | undefined,
  source: string | null,
  state: ReviewState,
  tag: string,
): ReviewedText {
  const problems =
    state === 'missing' || state === 'borrowed' ? [] : checkMessage(mine?.value ?? '', source, tag);
  return {
    namespace,
    key,
    source,
    ...(mine?.id !== undefined && { id: mine.id }),
    ...(mine && { value: mine.value }),
    isShipped: mine?.isShipped ?? false,
    state,
    problems: problems.map(({ code }) => code),
  };
}
