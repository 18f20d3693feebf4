import type { PageContent } from './model';

export type IdKind = 'section' | 'block';

/** Every id of the page: sections and blocks share one set of names (security D-6). */
export function idsOf(content: PageContent): Set<string> {
  return new Set(content.sections.flatMap((section) => [section.id, ...section.blocks.map(({ id }) => id)]));
}

/** `section-` or `block-` plus timestamp, made unique when two fall in one millisecond. */
export function makeId(kind: IdKind, timestamp: number, taken: ReadonlySet<string>): string {
  const wanted = `${kind}-${timestamp}`;
  let id = wanted;
  for (let copy = 2; taken.has(id); copy += 1) id = `${wanted}-${copy}`;
  return id;
}
