import 'server-only';

import type { MediaBulkDone } from '@/lib/contracts/media';
import type { AuditAction } from '@/lib/domain/auth/audit-actions';
import { AppError, type ErrorCode } from '@/lib/domain/errors';
import type { MediaPage } from '@/lib/domain/media/model';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { tagsOfPagesWith } from './where-used';

/** A file's row, held until the transaction ends. */
export interface LockedFile {
  id: string;
  pathname: string;
  poster: string | null;
  isBinned: boolean;
}

/** Why a file is left as it is. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  pages?: MediaPage[];
  /** The names of section templates that show it. */
  templates?: string[];
  /** Whether it stands for the site. */
  isMark?: true;
  /** How many saved versions of pages show it. */
  versions?: number;
}

interface Change {
  /** Whether the change applies to binned files or to the others. */
  ofBin: boolean;
  /** Refuses some of those that are there, by id. */
  refuse?(tx: Transaction, files: readonly LockedFile[]): Promise<Map<string, Refusal>>;
  write(tx: Transaction, files: readonly LockedFile[]): Promise<unknown>;
  /** Whether pages that show such a file look different afterwards. */
  isSeen: boolean;
  /** Its audit action; null if nobody needs to look it up later. */
  action: AuditAction | null;
}

/** Many files of a call take their time. */
const PATIENCE_MS = 15_000;
const NOT_THERE: Refusal = { code: 'not_found', message: 'There is no such file.' };

/**
 * Does the same to each of some files in one transaction: those that refuse do not keep the others from it.
 * @throws {AppError} `unavailable`
 */
export async function changeFiles(
  pathnames: readonly string[],
  actor: Actor,
  change: Change,
): Promise<MediaBulkDone & { files: LockedFile[] }> {
  const requested = [...new Set(pathnames)];
  const { files, refusals, renewals } = await withDatabaseErrors(() =>
    db.$transaction(
      async (tx) => {
        await requireStillMay(tx, actor, 'use-media');
        return carryOut(tx, requested, actor, change);
      },
      { timeout: PATIENCE_MS },
    ),
  );
  await pageStore().renew(renewals);
  return {
    files,
    done: files.map(({ pathname }) => pathname),
    refused: requested.flatMap((pathname) => {
      const refusal = refusals.get(pathname);
      return refusal ? [{ pathname, ...refusal }] : [];
    }),
  };
}

/** The answer about a single file. */
export function throwRefusal({ refused: [refusal] }: MediaBulkDone): void {
  if (!refusal) return;
  const { code, message, pages, templates, isMark, versions } = refusal;
  const extra = {
    ...(pages && { pages }),
    ...(templates && { templates }),
    ...(isMark && { isMark }),
    ...(versions !== undefined && { versions }),
  };
  throw new AppError(code as ErrorCode, message, { extra });
}

async function carryOut(tx: Transaction, requested: string[], actor: Actor, change: Change) {
  const { ofBin, refuse, write, isSeen, action } = change;
  // A page that is being saved with such a file holds its row too: its use is seen here, or this is seen there.
  const locked = await tx.$queryRaw<LockedFile[]>`
    select id, pathname, poster, deleted_at is not null as "isBinned" from media_item
      where pathname = any(${requested.filter(isStorableText)}) order by id for update`;
  const there = locked.filter(({ isBinned }) => isBinned === ofBin);
  const refusedById = (await refuse?.(tx, there)) ?? new Map<string, Refusal>();
  const files = there.filter(({ id }) => !refusedById.has(id));
  const done = new Set(files.map(({ pathname }) => pathname));
  const idOf = new Map(there.map(({ id, pathname }) => [pathname, id]));
  const refusals = new Map(
    requested
      .filter((pathname) => !done.has(pathname))
      .map((pathname) => [pathname, refusedById.get(idOf.get(pathname) ?? '') ?? NOT_THERE] as const),
  );
  if (files.length === 0) return { files, refusals, renewals: [] };
  const ids = files.map(({ id }) => id);
  const tags = isSeen ? await tagsOfPagesWith(tx, ids) : [];
  await write(tx, files);
  const { address } = actor;
  if (action) await recordEvent(tx, { action, actor, object: [...done].join(', '), address });
  return { files, refusals, renewals: await bumpTags(tx, tags) };
}
