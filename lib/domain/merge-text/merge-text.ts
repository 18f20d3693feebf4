import { sameJson } from '../json';
import { align } from './align';
import { changesIn, haveOdds, inOrder, sameWords } from './changes';
import { readMarkup, sharedTags, writeMarkup } from './markup';
import { isWord, type Token, tokensOf } from './token';

/** Whose words stay if both sides changed the same ones; `both` keeps mine followed by theirs. */
export type Preference = 'mine' | 'theirs' | 'both';

export interface MergedText {
  text: string;
  /** Whether both sides changed the same words, each in its own way. */
  isDisputed: boolean;
  /** Whether both changed the same in a way that one text cannot have both of: where a link leads. */
  isEither: boolean;
}

interface Sides<T> {
  mine: T;
  theirs: T;
}

type Tokens = Sides<readonly Token[]> & { base: readonly Token[] };

/**
 * Joins two versions of a text that began as one, word by word: what only one side changed is taken from it. Words are
 * compared without their marks, so that one side can set what the other rewrites; every element that the result opens it
 * closes.
 * @param base what both began from; null where that is not known, and then whatever differs is disputed
 * @returns null for markup that is not as an editor writes it
 */
export function mergeText(
  base: string | null,
  { mine, theirs }: Sides<string>,
  isMarkup: boolean,
  preference: Preference,
): MergedText | null {
  const read = (text: string) => (isMarkup ? readMarkup(text) : tokensOf(text).map(withNeighbour));
  const sides = { mine: read(mine), theirs: read(theirs) };
  if (!sides.mine || !sides.theirs) return null;
  const known = base === null ? shared(sides.mine, sides.theirs) : read(base);
  if (!known) return null;
  const merge = new Merge({ base: known, mine: sides.mine, theirs: sides.theirs }, preference);
  merge.run();
  const tokens = spaced(begun(merge.tokens, [sides.mine, sides.theirs]));
  return {
    text: isMarkup ? writeMarkup(tokens) : tokens.map(({ text }) => text).join(''),
    isDisputed: merge.isDisputed || base === null,
    isEither: merge.isEither,
  };
}

function withNeighbour(token: Token, at: number, all: readonly Token[]): Token {
  const last = all[at - 1];
  return last?.kind === token.kind ? { ...token, goesOn: last.text } : token;
}

/** What two texts have in common, used as their base. */
function shared(left: readonly Token[], right: readonly Token[]): Token[] {
  const match = align(left, right);
  return left.filter((_, at) => (match[at] ?? -1) >= 0);
}

class Merge {
  readonly tokens: Token[] = [];
  isDisputed = false;
  isEither = false;

  constructor(
    private readonly all: Tokens,
    private readonly preference: Preference,
  ) {}

  /** Goes from one token that both sides kept to the next; between them one or both have changed something. */
  run(): void {
    const { base, mine, theirs } = this.all;
    const kept = { mine: align(base, mine), theirs: align(base, theirs) };
    const from = { base: 0, mine: 0, theirs: 0 };
    for (let at = 0; at <= base.length; at += 1) {
      const isEnd = at === base.length;
      const to = {
        base: at,
        mine: isEnd ? mine.length : (kept.mine[at] ?? -1),
        theirs: isEnd ? theirs.length : (kept.theirs[at] ?? -1),
      };
      if (to.mine < 0 || to.theirs < 0) continue;
      this.join(kept, from, to);
      const [one, own, other] = [base[at], mine[to.mine], theirs[to.theirs]];
      if (one && own && other) this.tokens.push(this.joinToken(one, own, other));
      Object.assign(from, { base: at + 1, mine: to.mine + 1, theirs: to.theirs + 1 });
    }
  }

  private join(
    kept: Sides<Int32Array>,
    from: Sides<number> & { base: number },
    to: Sides<number> & { base: number },
  ): void {
    const { all, preference } = this;
    const own = {
      mine: all.mine.slice(from.mine, to.mine),
      theirs: all.theirs.slice(from.theirs, to.theirs),
    };
    const changesOf = (side: 'mine' | 'theirs') =>
      changesIn(kept[side], all[side], { from: from.base, to: to.base }, { from: from[side], to: to[side] });
    const changes = { mine: changesOf('mine'), theirs: changesOf('theirs') };
    if (sameWords(own.mine, own.theirs)) this.tokens.push(...own.mine);
    else if (!haveOdds(changes.mine, changes.theirs))
      this.tokens.push(...this.undisputed(changes, all.base.slice(from.base, to.base)));
    else {
      this.isDisputed = true;
      if (preference !== 'both') this.tokens.push(...own[preference]);
      else {
        const [mine, theirs] = [changes.mine, changes.theirs].map((list) =>
          list.flatMap(({ tokens }) => tokens),
        );
        this.tokens.push(...this.inTurn(mine ?? [], theirs ?? [], to));
      }
    }
  }

  /** Both sides replaced everything in this part: only changes are left. */
  private undisputed(
    { mine, theirs }: Sides<ReturnType<typeof changesIn>>,
    base: readonly Token[],
  ): readonly Token[] {
    return mine.length === 0 && theirs.length === 0 ? base : inOrder(mine, theirs);
  }

  /** Mine followed by theirs; common parts appear once, and paragraphs stay separate. */
  private inTurn(mine: readonly Token[], theirs: readonly Token[], to: Sides<number>): Token[] {
    const match = areAlike(mine, theirs) ? align(mine, theirs) : new Int32Array(mine.length).fill(-1);
    const last = this.tokens.at(-1);
    const next = this.all.mine[to.mine];
    const isWhole = last?.path?.length && (next === undefined || next.kind === 'paragraph');
    const result: Token[] = [];
    let [own, other] = [0, 0];
    for (let at = 0; at <= mine.length; at += 1) {
      const place = at === mine.length ? theirs.length : (match[at] ?? -1);
      if (place < 0) continue;
      const added = theirs.slice(other, place);
      result.push(...mine.slice(own, at));
      const isApart = isWhole && own === 0 && at === mine.length && at > 0 && added.length > 0;
      if (isApart && added[0]?.kind !== 'paragraph' && last) result.push(last);
      result.push(...added);
      const both = mine[at];
      if (both) result.push(both);
      [own, other] = [at + 1, place + 1];
    }
    return result;
  }

  private joinToken(base: Token, mine: Token, theirs: Token): Token {
    if (mine.kind === 'paragraph') {
      const look = ({ path, joined }: Token) => [path, joined];
      if (sameJson(look(mine), look(theirs)) || sameJson(look(theirs), look(base))) return mine;
      if (sameJson(look(mine), look(base))) return theirs;
      if (!sameJson(mine.path, theirs.path)) this.isDisputed = true;
      return this.preference === 'theirs' ? theirs : mine;
    }
    return { ...mine, marks: this.joinMarks(base.marks, mine.marks, theirs.marks) };
  }

  private joinMarks(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
    if (sameJson(mine, theirs) || sameJson(theirs, base)) return mine;
    if (sameJson(mine, base)) return theirs;
    const link = (tags: readonly string[]) => tags.find((tag) => nameOf(tag) === 'a');
    const links = [base, mine, theirs].map(link);
    if (new Set(links).size === 3) {
      this.isDisputed = true;
      this.isEither = true;
    }
    const added = theirs.filter((tag) => !base.includes(tag));
    const names = new Set(added.map(nameOf));
    const isTheirs = (tag: string) => this.preference === 'theirs' && names.has(nameOf(tag));
    const left = mine.filter((tag) => (theirs.includes(tag) || !base.includes(tag)) && !isTheirs(tag));
    const own = new Set(left.map(nameOf));
    return [...left, ...added.filter((tag) => !own.has(nameOf(tag)))];
  }
}

/** Whether at least three quarters of the words of the shorter one are in the other, too: else it is another sentence. */
function areAlike(left: readonly Token[], right: readonly Token[]): boolean {
  const match = align(left, right);
  const shared = left.filter((token, at) => isWord(token) && (match[at] ?? -1) >= 0).length;
  return shared > 0 && shared * 4 >= 3 * Math.min(...[left, right].map((side) => side.filter(isWord).length));
}

const nameOf = (tag: string) => /^<([a-z0-9]+)/.exec(tag)?.[1] ?? '';

/** Words stand in a paragraph, also where one side took out the first one. */
function begun(tokens: readonly Token[], sides: readonly (readonly Token[])[]): readonly Token[] {
  const first = tokens[0];
  if (!first || first.kind === 'paragraph') return tokens;
  const paragraph = sides.map(([one]) => one).find((one) => one?.kind === 'paragraph');
  return paragraph ? [paragraph, ...tokens] : tokens;
}

/** Words that have come beside each other get a space between them, and two spaces are one. */
function spaced(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    const isMet = last?.kind === token.kind && token.goesOn !== last.text;
    if (isMet && token.kind === 'space') {
      if (token.text.includes('\n')) result[result.length - 1] = token;
      continue;
    }
    if (isMet && token.kind === 'word')
      result.push({ text: ' ', kind: 'space', marks: sharedTags(last.marks, token.marks) });
    result.push(token);
  }
  return result;
}
