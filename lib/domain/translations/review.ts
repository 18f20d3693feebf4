import { checkMessage, type MessageProblemCode } from './message-check';
import type { OwnText } from './own-text';

/** `extra` is a text that the default language does not have. */
export const REVIEW_STATES = ['translated', 'missing', 'outdated', 'extra'] as const;

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

export interface Review {
  /** `total` is the number of texts in the default language; each is counted in one of the other three. */
  counts: { total: number; translated: number; missing: number; outdated: number };
  texts: ReviewedText[];
}

type Texts = ReadonlyMap<string, OwnText>;

/**
 * How complete a language is: every text of the default language with what this one says, then its own others.
 * @param theirs the default language's texts; null when it is the language itself
 * @param tag the BCP 47 tag of the language, for its plural forms
 */
export function reviewTexts(own: Texts, theirs: Texts | null, tag: string): Review {
  const texts: ReviewedText[] = [];
  for (const [place, text] of theirs ?? own) {
    const mine = own.get(place);
    texts.push(reviewed(text, mine, theirs ? text.value : null, stateOf(mine, theirs && text.value), tag));
  }
  for (const [place, mine] of own) {
    if (theirs && !theirs.has(place)) texts.push(reviewed(mine, mine, null, 'extra', tag));
  }
  const count = (state: ReviewState) => texts.filter((text) => text.state === state).length;
  const [translated, missing, outdated] = [count('translated'), count('missing'), count('outdated')];
  return { counts: { total: translated + missing + outdated, translated, missing, outdated }, texts };
}

function stateOf(mine: OwnText | undefined, source: string | null): ReviewState {
  if (mine === undefined || mine.value.trim() === '') return 'missing';
  return source !== null && mine.source !== null && mine.source !== source ? 'outdated' : 'translated';
}

function reviewed(
  { namespace, key }: OwnText,
  mine: OwnText | undefined,
  source: string | null,
  state: ReviewState,
  tag: string,
): ReviewedText {
  const problems = state === 'missing' ? [] : checkMessage(mine?.value ?? '', source, tag);
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
