import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { MadePreviewLink, PreviewLinks, previewLinkCreation } from '@/lib/contracts/publishing';
import { localisePath } from '@/lib/domain/addresses/paths';
import { previewPath } from '@/lib/domain/addresses/preview-address';
import { AppError } from '@/lib/domain/errors';
import { absoluteAddress } from '@/lib/domain/site/absolute';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { defaultOf } from '@/lib/server/languages/active-languages';
import { requireLanguage } from '@/lib/server/pages/read/get-page';
import { findLive } from '@/lib/server/pages/tree/tree';

const HOUR_MS = 60 * 60 * 1000;

const SELECT = {
  id: true,
  createdAt: true,
  expiresAt: true,
  language: { select: { code: true } },
  createdBy: { select: { name: true } },
} as const;

/**
 * The private links to a page that have not expired, the newest first (decision 27).
 * @throws {AppError} `not_found`, `unavailable`
 */
export function listPreviewLinks(pageId: string): Promise<PreviewLinks> {
  return withDatabaseErrors(async () => {
    const isThere =
      isStorableText(pageId) && (await db.page.count({ where: { id: pageId, deletedAt: null } }));
    if (!isThere) throw new AppError('not_found', 'There is no such page.');
    const rows = await db.previewLink.findMany({
      where: { pageId, expiresAt: { gt: new Date() } },
      select: SELECT,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    return { links: rows.map(toLink) };
  });
}

/**
 * Makes a private link to a page in a language. Its address is returned only now: only a hash of it is stored.
 * @throws {AppError} `not_found` for a page that is not there or has nothing to show, and for a language that
 * visitors cannot choose; `unavailable`
 */
export async function makePreviewLink(
  pageId: string,
  { locale, hours }: z.output<typeof previewLinkCreation>,
  actor: Actor,
): Promise<MadePreviewLink> {
  const { language, languages } = await requireLanguage(locale, false);
  const token = randomBytes(32).toString('base64url');
  const link = await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      const { path } = await findLive(tx, pageId);
      const texts = await tx.pageTranslation.count({
        where: { pageId, languageId: { in: [language.id, defaultOf(languages).id] } },
      });
      if (texts === 0) throw new AppError('not_found', 'The page has no text that could be shown.');
      const createdAt = new Date();
      await tx.previewLink.deleteMany({ where: { expiresAt: { lte: createdAt } } });
      const made = await tx.previewLink.create({
        data: {
          tokenHash: hashOf(token),
          pageId,
          languageId: language.id,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + hours * HOUR_MS),
          createdById: actor.userId,
        },
        select: SELECT,
      });
      await note(tx, 'preview_made', `${path} (${language.code})`, actor);
      return made;
    }),
  );
  const address = localisePath(previewPath(token), language.code);
  return { ...toLink(link), url: absoluteAddress(env().siteUrl, address) };
}

/**
 * Ends a private link: it leads nowhere from now on.
 * @throws {AppError} `not_found`, `unavailable`
 */
export function endPreviewLink(pageId: string, linkId: string, actor: Actor): Promise<void> {
  return withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      const { path } = await findLive(tx, pageId);
      const [link] = await tx.$queryRaw<{ code: string }[]>`
        delete from preview_link using language
          where preview_link.id = ${linkId} and page_id = ${pageId} and language.id = language_id returning code`;
      if (!link) throw new AppError('not_found', 'There is no such link.');
      await note(tx, 'preview_ended', `${path} (${link.code})`, actor);
    }),
  );
}

/**
 * The path of the page that a private link shows in a language; null once it has ended or the page lies in the bin.
 * @throws {AppError} `unavailable`
 */
export function findPreviewed(token: string, languageId: string): Promise<string | null> {
  return withDatabaseErrors(async () => {
    const link = await db.previewLink.findUnique({
      where: {
        tokenHash: hashOf(token),
        languageId,
        expiresAt: { gt: new Date() },
        page: { deletedAt: null },
      },
      select: { page: { select: { path: true } } },
    });
    return link?.page.path ?? null;
  });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface Row {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  language: { code: string };
  createdBy: { name: string } | null;
}

function toLink({ id, createdAt, expiresAt, language, createdBy }: Row): PreviewLinks['links'][number] {
  return {
    id,
    locale: language.code,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    createdBy: createdBy?.name ?? null,
  };
}

async function note(
  tx: Transaction,
  action: 'preview_made' | 'preview_ended',
  object: string,
  actor: Actor,
): Promise<void> {
  await recordEvent(tx, { action, actor, object, address: actor.address });
}
