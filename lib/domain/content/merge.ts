import { type JsonRecord, ownValue, sameJson } from '../json';
import { mergeBlocks } from './merge-block';
import type { Conflict, SectionHead } from './merge-conflicts';
import { mergeOrder } from './merge-order';
import type { Block, PageContent, Section } from './model';

export type { Conflict, Side } from './merge-conflicts';

export interface Merge {
  content: PageContent;
  conflicts: Conflict[];
}

interface PlacedBlock {
  block: Block;
  sectionId: string;
}

interface Three<T> {
  base: T | undefined;
  mine: T | undefined;
  theirs: T | undefined;
  /** Content that I sent without learning whether it was stored. */
  sent: readonly (T | undefined)[];
}

/** Something of each of them. */
function mapped<T, P>({ base, mine, theirs, sent }: Three<T>, part: (whole: T) => P | undefined): Three<P> {
  const of = (whole: T | undefined) => (whole === undefined ? undefined : part(whole));
  return { base: of(base), mine: of(mine), theirs: of(theirs), sent: sent.map(of) };
}

const at = <T>(maps: Three<Map<string, T>>, id: string): Three<T> => mapped(maps, (map) => map.get(id));

/**
 * Finds the common base. Where theirs equals what I once sent, that is my own save and the new base; what I sent
 * and then undid is a change of mine, even if others changed it meanwhile.
 */
function begun<T>(three: Three<T>): Three<T> {
  const { base, mine, theirs, sent } = three;
  if (sent.some((each) => sameJson(each, theirs))) return { ...three, base: theirs };
  const other = sent.findIndex((each) => !sameJson(each, base));
  return other >= 0 && sameJson(mine, base) ? { ...three, base: sent[other] } : three;
}

function blocksOf(content: PageContent): Map<string, PlacedBlock> {
  return new Map(
    content.sections.flatMap(({ id, blocks }) =>
      blocks.map((block): [string, PlacedBlock] => [block.id, { block, sectionId: id }]),
    ),
  );
}

/** Whichever side changed it; undefined when both did, each in its own way. */
function changedSide<T>({ base, mine, theirs }: Omit<Three<T>, 'sent'>): 'mine' | 'theirs' | undefined {
  if (sameJson(mine, theirs) || sameJson(theirs, base)) return 'mine';
  return sameJson(mine, base) ? 'theirs' : undefined;
}

/** Both changed it: different words are merged; where they differ otherwise there is a conflict. */
function joinBlock(
  id: string,
  base: Block | undefined,
  [mine, theirs]: readonly [Block, Block],
  conflicts: Conflict[],
): Block {
  const merged = mergeBlocks({ base, mine, theirs }, 'mine');
  if (merged.isOfWords && !merged.isDisputed) return merged.block;
  const other = mergeBlocks({ base, mine, theirs }, 'theirs');
  const [own, others] = merged.isOfWords ? [merged.block, other.block] : [mine, theirs];
  conflicts.push({ kind: 'block', id, base: base ?? null, mine: own, theirs: others });
  return own;
}

function mergeBlock(id: string, three: Three<PlacedBlock>, conflicts: Conflict[]): PlacedBlock | undefined {
  const { base, mine, theirs } = begun(three);
  const both = mine !== undefined && theirs !== undefined;
  // A removal wins over what stayed where and as it was, and over nothing else.
  if (!both && base !== undefined) {
    const survivor = mine ?? theirs;
    if (survivor === undefined || sameJson(survivor, base)) return undefined;
    conflicts.push({
      kind: 'block',
      id,
      base: base.block,
      mine: mine?.block ?? null,
      theirs: theirs?.block ?? null,
    });
    return survivor;
  }
  if (!both) return mine ?? theirs;
  const words = begun(mapped(three, ({ block }) => block));
  const side = changedSide(words);
  const joined =
    side === undefined
      ? joinBlock(id, words.base, [mine.block, theirs.block], conflicts)
      : three[side]?.block;
  const home = changedSide(begun(mapped(three, ({ sectionId }) => sectionId)));
  if (home === undefined)
    conflicts.push({ kind: 'place', id, mine: mine.sectionId, theirs: theirs.sectionId });
  return {
    block: joined ?? mine.block,
    sectionId: (home === 'theirs' ? theirs : mine).sectionId,
  };
}

function headOf({ blocks: _blocks, ...head }: Section): SectionHead {
  return head;
}

/** Merges property by property; where both changed one differently, mine stays and a conflict is reported. */
function mergeKeys(three: Three<object>): { merged: JsonRecord; isDisputed: boolean } {
  const merged: JsonRecord = {};
  let isDisputed = false;
  for (const key of new Set([...Object.keys(three.theirs ?? {}), ...Object.keys(three.mine ?? {})])) {
    if (key === 'look') {
      // One may have changed the ground while the other changed the distances.
      const look = mergeKeys(mapped(three, (whole) => (ownValue(whole, key) ?? {}) as object));
      isDisputed ||= look.isDisputed;
      merged[key] = look.merged;
      continue;
    }
    const values = begun(mapped(three, (whole) => ownValue(whole, key)));
    const side = changedSide(values);
    isDisputed ||= side === undefined;
    const value = values[side ?? 'mine'];
    if (value !== undefined) merged[key] = value;
  }
  return { merged, isDisputed };
}

function mergeHead(
  id: string,
  three: Three<SectionHead>,
  isNeeded: boolean,
  conflicts: Conflict[],
): SectionHead | undefined {
  const { base, mine, theirs } = begun(three);
  const survivor = mine ?? theirs;
  if (survivor === undefined) return undefined;
  if (mine === undefined || theirs === undefined) {
    if (base === undefined) return survivor;
    if (!isNeeded && sameJson(survivor, base)) return undefined;
    conflicts.push({ kind: 'section', id, mine: mine ?? null, theirs: theirs ?? null });
    return survivor;
  }
  const { merged, isDisputed } = mergeKeys(three);
  if (isDisputed) conflicts.push({ kind: 'section', id, mine, theirs });
  return merged as unknown as SectionHead;
}

const idsIn = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

function mergeIds(three: Three<string[]>): string[] {
  const { base = [], mine = [], theirs = [] } = begun(three);
  return mergeOrder(base, mine, theirs);
}

/** Every id of the three, in the order in which they are met. */
function allIds(three: Three<Map<string, unknown>>): Set<string> {
  return new Set([three.theirs, three.mine, three.base].flatMap((map) => [...(map?.keys() ?? [])]));
}

/**
 * Joins two versions that began as one (decision 29). What only one side changed is taken from it, word by word; what
 * both changed, each in its own way, is a conflict, and so is a change against a removal. Order joins by itself. `sent` is what I have sent
 * meanwhile without hearing whether it was stored: where theirs has it, nobody else changed anything.
 */
export function mergeContent(
  base: PageContent,
  mine: PageContent,
  theirs: PageContent,
  sent: readonly PageContent[] = [],
): Merge {
  const conflicts: Conflict[] = [];
  const all: Three<PageContent> = { base, mine, theirs, sent };
  const placed = mapped(all, blocksOf);
  const blocks = new Map<string, PlacedBlock>();
  for (const id of allIds(placed)) {
    const merged = mergeBlock(id, at(placed, id), conflicts);
    if (merged !== undefined) blocks.set(id, merged);
  }
  // Both ends of a disputed move stay, so that either can still be chosen.
  const disputed = conflicts.flatMap((conflict) =>
    conflict.kind === 'place' ? [conflict.mine, conflict.theirs] : [],
  );
  const homes = new Set([...[...blocks.values()].map(({ sectionId }) => sectionId), ...disputed]);
  const byId = mapped(all, ({ sections }) => new Map(sections.map((section) => [section.id, section])));
  const sections = new Map<string, Section>();
  for (const id of allIds(byId)) {
    const three = at(byId, id);
    const head = mergeHead(id, mapped(three, headOf), homes.has(id), conflicts);
    if (head === undefined) continue;
    const kept = mergeIds(mapped(three, (section) => idsIn(section.blocks))).flatMap((blockId) => {
      const entry = blocks.get(blockId);
      return entry?.sectionId === id ? [entry.block] : [];
    });
    sections.set(id, { ...head, blocks: kept });
  }
  const order = mergeIds(mapped(all, (content) => idsIn(content.sections)));
  const { merged } = mergeKeys(all);
  const metas = begun(mapped(all, ({ pageMeta }) => pageMeta));
  if (changedSide(metas) === undefined && metas.mine && metas.theirs)
    conflicts.push({ kind: 'meta', id: 'meta', mine: metas.mine, theirs: metas.theirs });
  return {
    content: { ...merged, sections: order.flatMap((id) => sections.get(id) ?? []) },
    conflicts,
  };
}
