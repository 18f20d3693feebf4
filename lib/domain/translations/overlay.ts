import type { MessageGroup, Messages, MessageText } from './model';

export interface MessageLayer {
  /** The baseline of `messages/{locale}.json`; null for a language that ships none. */
  shipped: Messages | null;
  /** Only rows that a person changed or added: an unchanged one leaves the baseline alone. */
  changed: readonly MessageText[];
}

/** A text with the way to it, from its namespace on. */
export interface Leaf {
  path: string[];
  value: string;
}

function isUsable({ path, value }: Leaf): boolean {
  return value !== '' && path.every((key) => key !== '' && key !== '__proto__');
}

function leavesOf(group: MessageGroup | Messages, above: string[] = []): Leaf[] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ path: [...above, key], value }] : leavesOf(value, [...above, key]),
  );
}

function leavesOfRows(rows: readonly MessageText[]): Leaf[] {
  const leaves = rows.map(({ namespace, key, value }) => ({ path: [namespace, ...key.split('.')], value }));
  // If one row's place is a text and another's a group of the same name, the shorter path wins, in whatever order
  // they came.
  return leaves.sort(
    (a, b) => a.path.length - b.path.length || (a.path.join('.') < b.path.join('.') ? -1 : 1),
  );
}

/** Sets a text; a place that is a group is never made a text, nor the other way round: pages rely on the shape. */
function put(messages: MessageGroup, { path, value }: Leaf): void {
  const key = path.at(-1);
  if (key === undefined) return;
  let group = messages;
  for (const step of path.slice(0, -1)) {
    const next = Object.hasOwn(group, step) ? group[step] : undefined;
    if (typeof next === 'string') return;
    const inner: MessageGroup = next ?? {};
    group[step] = inner;
    group = inner;
  }
  if (Object.hasOwn(group, key) && typeof group[key] !== 'string') return;
  group[key] = value;
}

/** The usable texts of a layer; of two for one place the later counts. */
export function leavesOfLayer({ shipped, changed }: MessageLayer): Leaf[] {
  const leaves = [...(shipped ? leavesOf(shipped) : []), ...leavesOfRows(changed)];
  return leaves.filter((leaf) => isUsable(leaf) && leaf.path.length > 1);
}

/** Texts over others; the first layer is the uppermost. */
export function layLeaves(layers: readonly (readonly Leaf[])[]): Messages {
  const messages: MessageGroup = {};
  for (const leaves of layers.toReversed()) for (const leaf of leaves) put(messages, leaf);
  // Every path has a namespace before its key, so the first level holds groups only.
  return messages as Messages;
}

/**
 * The interface texts of a language: its changed rows over its shipped texts, with gaps filled from the default
 * language, built the same way, and so on.
 */
export function overlayMessages(language: MessageLayer, ...fallbacks: readonly MessageLayer[]): Messages {
  return layLeaves([language, ...fallbacks].map(leavesOfLayer));
}

/** The baseline as rows are made from it: one per text, with its namespace and its dotted key. */
export function listMessages(shipped: Messages): MessageText[] {
  return leavesOf(shipped).map(({ path: [namespace = '', ...keys], value }) => ({
    namespace,
    key: keys.join('.'),
    value,
  }));
}
