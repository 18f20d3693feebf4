/** What a page can be said to be. */
export const PAGE_KINDS = ['plain', 'work', 'series', 'exhibition', 'event', 'text', 'press'] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** The kinds that an artist makes most of: they are offered by themselves, beside a new page. */
export const NEW_KINDS = ['work', 'exhibition'] as const satisfies readonly PageKind[];

export type NewKind = (typeof NEW_KINDS)[number];

/** Kinds by the place in the tree that the shipped site has for them. */
const BY_PATH: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/exhibitions\/[^/]+$/, 'exhibition'],
  [/^\/works\/[^/]+\/[^/]+\/[^/]+$/, 'work'],
  [/^\/works\/[^/]+\/[^/]+$/, 'series'],
];

/**
 * The kind of a page of which nobody has said what it is: a new one, or one of an older archive. From then on it is stored
 * with the page, and moving the page does not change it. The database's migration has the same table.
 */
export function kindForPath(path: string): PageKind {
  return BY_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? 'plain';
}

/** A stored kind; one of a later release is a plain page here. */
export function readPageKind(stored: string): PageKind {
  return PAGE_KINDS.find((kind) => kind === stored) ?? 'plain';
}
