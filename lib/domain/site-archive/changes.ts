/** The changes of one kind in an import: their number, and the names of the first hundred. */
export interface Named {
  count: number;
  names: string[];
}

export type ChangeAction = 'added' | 'changed' | 'removed';
export type Changes = Record<ChangeAction, Named>;

export const ARCHIVE_KINDS = [
  'languages',
  'translations',
  'pages',
  'contents',
  'redirects',
  'theme',
  'menu',
  'templates',
  'fonts',
  'media',
] as const;
export type ArchiveKind = (typeof ARCHIVE_KINDS)[number];

export type SiteChanges = Record<ArchiveKind, Changes>;

const NAMES = 100;

const none = (): Named => ({ count: 0, names: [] });

export function noChanges(): SiteChanges {
  const kinds = ARCHIVE_KINDS.map((kind) => [kind, { added: none(), changed: none(), removed: none() }]);
  return Object.fromEntries(kinds) as SiteChanges;
}

/** Notes a change of a thing. */
export function noteChange(
  changes: SiteChanges,
  kind: ArchiveKind,
  change: ChangeAction,
  name: string,
): void {
  const noted = changes[kind][change];
  noted.count += 1;
  if (noted.names.length < NAMES) noted.names.push(name);
}

/** How many things are changed, of all kinds together. */
export function countChanges(changes: SiteChanges): number {
  return ARCHIVE_KINDS.flatMap((kind) => Object.values(changes[kind])).reduce(
    (sum, { count }) => sum + count,
    0,
  );
}
