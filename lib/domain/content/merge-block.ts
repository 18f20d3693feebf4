import { BLOCKS, isBlockKind } from '../blocks';
import type { Field } from '../blocks/fields';
import { WORDS } from '../blocks/keep-words';
import { isRecord, type JsonRecord, ownValue, sameJson } from '../json';
import { mergeText, type Preference } from '../merge-text/merge-text';
import { mergeOrder } from './merge-order';
import type { Block, Look } from './model';

interface Versions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface MergedBlock {
  block: Block;
  /** Whether both sides changed the same, each in its own way. */
  isDisputed: boolean;
  /** Whether the two differ in words alone. */
  isOfWords: boolean;
  /** Whether one block can have what both sides say. */
  canHaveBoth: boolean;
}

/** The entries of a list by their keys; null where not every one has a key of its own. */
function byKey(list: unknown): Map<string, unknown> | null {
  if (!Array.isArray(list)) return null;
  const entries = new Map<string, unknown>();
  for (const entry of list) {
    const key = ownValue(entry, 'key') ?? ownValue(entry, 'id');
    if (typeof key !== 'string' || entries.has(key)) return null;
    entries.set(key, entry);
  }
  return entries;
}

class Joining {
  isDisputed = false;
  isOfWords = true;
  canHaveBoth = true;

  constructor(private readonly preference: Preference) {}

  join(versions: Versions, field?: Field): unknown {
    const { base, mine, theirs } = versions;
    if (sameJson(mine, theirs)) return mine;
    const isText = field !== undefined && WORDS.has(field.control);
    if (!isText && isRecord(mine) && isRecord(theirs)) return this.joinRecords(versions, field?.fields ?? {});
    const list = isText ? null : this.joinLists(versions, field);
    if (list) return list;
    this.isOfWords &&= isText;
    if (sameJson(theirs, base)) return mine;
    if (sameJson(mine, base)) return theirs;
    return isText ? this.joinWords(versions, field) : this.either(versions);
  }

  private joinWords(versions: Versions, { control }: Field): unknown {
    const { base, mine, theirs } = versions;
    if (typeof mine !== 'string' || typeof theirs !== 'string') return this.either(versions);
    const isMarkup = control === 'html' || control === 'inline-html';
    const from = typeof base === 'string' ? base : null;
    const merged = mergeText(from, { mine, theirs }, isMarkup, this.preference);
    if (!merged) return this.either(versions);
    this.isDisputed ||= merged.isDisputed;
    this.canHaveBoth &&= !merged.isEither;
    return merged.text;
  }

  private joinRecords({ base, mine, theirs }: Versions, fields: Readonly<Record<string, Field>>): JsonRecord {
    const merged: JsonRecord = {};
    for (const key of new Set([theirs, mine].flatMap((each) => Object.keys(each as JsonRecord)))) {
      const [was, own, other] = [base, mine, theirs].map((each) => ownValue(each, key));
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      const value = this.join({ base: was, mine: own, theirs: other }, field);
      if (value !== undefined) merged[key] = value;
    }
    return merged;
  }

  /** Entry by entry, as the keys tell; an entry that one side removed goes, unless the other changed it. */
  private joinLists({ base, mine, theirs }: Versions, field: Field | undefined): unknown[] | null {
    const [was, own, other] = [byKey(base ?? []), byKey(mine), byKey(theirs)];
    if (!was || !own || !other) return null;
    const keys = { mine: [...own.keys()], theirs: [...other.keys()] };
    this.isOfWords &&= sameJson(keys.mine, keys.theirs);
    const order = mergeOrder([...was.keys()], keys.mine, keys.theirs);
    return order.flatMap((key) => {
      const versions = { base: was.get(key), mine: own.get(key), theirs: other.get(key) };
      if (!own.has(key) || !other.has(key)) return this.keepOneSided(versions, was.has(key), other.has(key));
      const entry = this.join(versions, field && { ...field, control: 'group' });
      return entry === undefined ? [] : [entry];
    });
  }

  /** An entry that only one side has: it is new there, or the other side has removed it. */
  private keepOneSided(versions: Versions, isOld: boolean, isTheirs: boolean): unknown[] {
    const survivor = versions.mine ?? versions.theirs;
    if (!isOld) return [survivor];
    if (sameJson(survivor, versions.base)) return [];
    this.either(versions);
    return this.preference === 'theirs' && !isTheirs ? [] : [survivor];
  }

  /** Setting by setting: who changes words and who changes how they look are in nobody's way. */
  joinLook(versions: Versions): Look {
    const look: Record<string, string> = {};
    for (const name of new Set([versions.theirs, versions.mine].flatMap((each) => Object.keys(each ?? {})))) {
      const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map((each) =>
        ownValue(each, name),
      );
      const isMine = mine === theirs || theirs === base;
      const value = isMine ? mine : mine === base ? theirs : this.either({ base, mine, theirs });
      if (typeof value === 'string') look[name] = value;
    }
    return look;
  }

  private either({ mine, theirs }: Versions): unknown {
    this.isDisputed = true;
    this.canHaveBoth = false;
    return this.preference === 'theirs' ? theirs : mine;
  }
}

/**
 * Joins a block that both sides changed: property by property, item by item, and word by word within texts. What both
 * changed, each in its own way, is as `preference` says.
 * @param base what both began from; undefined where that is not known
 */
export function mergeBlocks(
  { base, mine, theirs }: { base: Block | undefined; mine: Block; theirs: Block },
  preference: Preference,
): MergedBlock {
  const { component } = mine;
  // It is unknown how a block of an unknown kind can be split.
  if (component !== theirs.component || !isBlockKind(component))
    return {
      block: preference === 'theirs' ? theirs : mine,
      isDisputed: true,
      isOfWords: false,
      canHaveBoth: false,
    };
  const joining = new Joining(preference);
  const props: Field = {
    control: 'group',
    fields: BLOCKS[component].fields,
    schema: BLOCKS[component].schema,
    initial: {},
    read: (stored) => stored,
  };
  const part = ({ props: _, checkedAgainst: __, look: ___, ...rest }: Partial<Block>) => rest;
  const rest = joining.join({ base: base && part(base), mine: part(mine), theirs: part(theirs) });
  const merged = joining.join({ base: base?.props, mine: mine.props, theirs: theirs.props }, props);
  const look = joining.joinLook({ base: base?.look, mine: mine.look, theirs: theirs.look });
  // If either side was confirmed against its source, the later time counts.
  const checked = [mine.checkedAgainst, theirs.checkedAgainst]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1);
  const block = {
    ...(rest as Block),
    props: merged as Block['props'],
    ...(Object.keys(look).length > 0 && { look }),
    ...(checked && { checkedAgainst: checked }),
  };
  const { isDisputed, isOfWords, canHaveBoth } = joining;
  return { block, isDisputed, isOfWords, canHaveBoth };
}
