import 'server-only';

import type { SiteRightsFields } from '@/lib/contracts/site-rights';
import type { SiteChanges } from '@/lib/domain/site-archive/changes';
import type { SiteMenu } from '@/lib/domain/site-menu/model';
import type { StoredTheme } from '@/lib/domain/site-theme/model';
import type { Actor } from '@/lib/server/auth/actor';
import type { Transaction } from '@/lib/server/db';
import type { CheckedRows } from './check-rows';
import type { ReadyTemplate } from './check-templates';
import type { ArchivedFont } from './prepare-fonts';

/** Shared state of an import's parts. */
export interface Importing {
  /** The transaction of the import; for a dry run, the database itself. */
  tx: Transaction;
  /** Where the archive lies. */
  folder: string;
  rows: CheckedRows;
  /** What pictures say that name no rights of their own; missing in older archives. */
  rights: SiteRightsFields | undefined;
  /** How the site looks; missing in older archives. */
  theme: StoredTheme | undefined;
  /** What the menu and the footer lead to, by paths; missing in older archives. */
  menu: SiteMenu | undefined;
  /** Sections that are kept as templates; older archives have none. */
  templates: readonly ReadyTemplate[];
  /** Uploaded fonts; older archives have none. */
  fonts: readonly ArchivedFont[];
  /** Media files that have other pathnames here. */
  renamed: ReadonlyMap<string, string>;
  changes: SiteChanges;
  /** False for a dry run. */
  isApplied: boolean;
  actor: Actor;
}
