import 'server-only';

import type { SiteChanges } from '@/lib/domain/site-archive/changes';
import type { Actor } from '@/lib/server/auth/actor';
import type { Transaction } from '@/lib/server/db';
import type { CheckedRows } from './check-rows';

/** What the parts of an import work with. */
export interface Importing {
  /** The transaction of the import; for a dry run, the database itself. */
  tx: Transaction;
  /** Where the archive lies. */
  folder: string;
  rows: CheckedRows;
  /** Media files that have other pathnames here. */
  renamed: ReadonlyMap<string, string>;
  changes: SiteChanges;
  /** False where it is only looked at what would change. */
  isApplied: boolean;
  actor: Actor;
}
