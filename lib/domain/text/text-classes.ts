/** The alignments of a paragraph, in the order in which they are offered. */
export const ALIGNMENTS = ['text-left', 'text-center', 'text-right', 'text-justify'] as const;

export type Alignment = (typeof ALIGNMENTS)[number];

/** The classes that stored text may carry: the editor writes them and the sanitiser keeps them (security X-2). */
export const TEXT_CLASSES: readonly string[] = [...ALIGNMENTS, 'lead', 'small'];

const isAlignment = (name: string) => (ALIGNMENTS as readonly string[]).includes(name);

/** The allowed ones of an element's classes, or null. */
export function keptClasses(given: string | null): string | null {
  const kept = (given ?? '').split(/\s+/).filter((name) => TEXT_CLASSES.includes(name));
  return kept.length > 0 ? kept.join(' ') : null;
}

/** How a paragraph with these classes is aligned; null where it follows the page. */
export function alignmentOf(classes: string | null): Alignment | null {
  return ALIGNMENTS.find((name) => (classes ?? '').split(/\s+/).includes(name)) ?? null;
}

/** The classes of a paragraph once it is aligned so; null takes its alignment away. */
export function withAlignment(classes: string | null, alignment: Alignment | null): string | null {
  const others = (classes ?? '').split(/\s+/).filter((name) => !isAlignment(name));
  return keptClasses([...others, alignment ?? ''].join(' '));
}
