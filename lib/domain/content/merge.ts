import { type JsonRecord, ownValue, sameJson } from './json';
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

type Three<T> = { base: T | undefined; mine: T | undefined; theirs: T | undefined };

function blocksOf(content: PageContent): Map<string, PlacedBlock> {
  return new Map(
    content.sections.flatMap(({ id, blocks }) =>
      blocks.map((block): [string, PlacedBlock] => [block.id, { block, sectionId: id }]),
    ),
  );
}

/** Whichever side changed it; undefined when both did, each in its own way. */
function changedSide<T>({ base, mine, theirs }: Three<T>): 'mine' | 'theirs' | undefined {
  if (sameJson(mine, theirs) || sameJson(theirs, base)) return 'mine';
  return sameJson(mine, base) ? 'theirs' : undefined;
}

function mergeBlock(id: string, three: Three<PlacedBlock>, conflicts: Conflict[]): PlacedBlock | undefined {
  const { base, mine, theirs } = three;
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
  const side = changedSide({ base: base?.block, mine: mine.block, theirs: theirs.block });
  if (side === undefined) {
    conflicts.push({ kind: 'block', id, base: base?.block ?? null, mine: mine.block, theirs: theirs.block });
  }
  const home = changedSide({ base: base?.sectionId, mine: mine.sectionId, theirs: theirs.sectionId });
  if (home === undefined)
    conflicts.push({ kind: 'place', id, mine: mine.sectionId, theirs: theirs.sectionId });
  return {
    block: three[side ?? 'mine']?.block ?? mine.block,
    sectionId: (home === 'theirs' ? theirs : mine).sectionId,
  };
}

function headOf(section: Section | undefined): SectionHead | undefined {
  if (section === undefined) return undefined;
  const { blocks: _blocks, ...head } = section;
  return head;
}

/** Property by property; what both changed, each in its own way, stays mine and is told. */
function mergeKeys(three: Three<object>): { merged: JsonRecord; isDisputed: boolean } {
  const { base, mine, theirs } = three;
  const merged: JsonRecord = {};
  let isDisputed = false;
  for (const key of new Set([...Object.keys(theirs ?? {}), ...Object.keys(mine ?? {})])) {
    const values = { base: ownValue(base, key), mine: ownValue(mine, key), theirs: ownValue(theirs, key) };
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
  const { base, mine, theirs } = three;
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

const idsIn = (entries: readonly { id: string }[] | undefined) => (entries ?? []).map(({ id }) => id);

/** Every id of the three, in the order in which they are met. */
function allIds(three: Three<Map<string, unknown>>): Set<string> {
  return new Set([three.theirs, three.mine, three.base].flatMap((map) => [...(map?.keys() ?? [])]));
}

/**
 * Joins two versions that began as one (decision 8). What only one side changed is taken from it, block by block; a block
 * that both changed is a conflict, and so is a change against a removal. Order joins by itself.
 */
export function mergeContent(base: PageContent, mine: PageContent, theirs: PageContent): Merge {
  const conflicts: Conflict[] = [];
  const placed = { base: blocksOf(base), mine: blocksOf(mine), theirs: blocksOf(theirs) };
  const at = <T>(maps: Three<Map<string, T>>, id: string): Three<T> => ({
    base: maps.base?.get(id),
    mine: maps.mine?.get(id),
    theirs: maps.theirs?.get(id),
  });
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
  const byId = ({ sections }: PageContent) => new Map(sections.map((section) => [section.id, section]));
  const held = { base: byId(base), mine: byId(mine), theirs: byId(theirs) };
  const sections = new Map<string, Section>();
  for (const id of allIds(held)) {
    const three = at(held, id);
    const heads = { base: headOf(three.base), mine: headOf(three.mine), theirs: headOf(three.theirs) };
    const head = mergeHead(id, heads, homes.has(id), conflicts);
    if (head === undefined) continue;
    const order = mergeOrder(
      idsIn(three.base?.blocks),
      idsIn(three.mine?.blocks),
      idsIn(three.theirs?.blocks),
    );
    const kept = order.flatMap((blockId) => {
      const entry = blocks.get(blockId);
      return entry?.sectionId === id ? [entry.block] : [];
    });
    sections.set(id, { ...head, blocks: kept });
  }
  const order = mergeOrder(idsIn(base.sections), idsIn(mine.sections), idsIn(theirs.sections));
  const { merged } = mergeKeys({ base, mine, theirs });
  return {
    content: { ...merged, sections: order.flatMap((id) => sections.get(id) ?? []) },
    conflicts,
  };
}
