import 'server-only';

import type { MediaDetails } from '@/lib/contracts/media';
import { AppError } from '@/lib/domain/errors';
import { sameJson } from '@/lib/domain/json';
import { extensionOf } from '@/lib/domain/media/file-types';
import type { MediaItem, MediaPage } from '@/lib/domain/media/model';
import { mediaPath } from '@/lib/domain/media/pathname';
import { shownName } from '@/lib/domain/media/shown-name';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Prisma, type Transaction } from '@/lib/server/db';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { readyPictures } from '@/lib/server/ready-pictures';
import { markPathname } from '@/lib/server/site-theme/theme-mark';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { describeFile, storedRights, textsOf } from './media-item';
import { forgetServedFile } from './served-file';
import {
  countVersionsOf,
  findPagesOf,
  findTemplatesOf,
  tagsOfPagesSharedBy,
  tagsOfPagesWith,
} from './where-used';

/**
 * A file, also one in the bin, the pages that show it, the section templates that do, whether it stands for the site, and how many saved versions of pages show it.
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function readFile(pathname: string): Promise<{
  item: MediaItem;
  pages: MediaPage[];
  templates: string[];
  isMark: boolean;
  versions: number;
}> {
  const { row, pages, templates, mark, versions } = await withDatabaseErrors(async () => {
    const row = await find(db, pathname);
    const [pages, templates, mark, versions] = await Promise.all([
      findPagesOf(db, [row.id]),
      findTemplatesOf(db, [row.pathname]),
      markPathname(db),
      countVersionsOf(db, [row.pathname]),
    ]);
    return {
      row,
      pages: pages.get(row.id) ?? [],
      templates: templates.get(row.pathname) ?? [],
      mark,
      versions: versions.get(row.pathname) ?? 0,
    };
  });
  return { item: await describeFile(row), pages, templates, isMark: mark === row.pathname, versions };
}

/**
 * Changes a file's description; omitted fields stay. Pages that show it are renewed. What a program writes with an access token
 * is recorded, since nobody sees it being typed.
 * @throws {AppError} `not_found`, `validation_failed` for a language that the site does not have, `unavailable`
 */
export async function changeDetails(
  pathname: string,
  details: MediaDetails,
  actor: Actor,
): Promise<MediaItem> {
  const { row, renewals } = await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      if (actor.token) await requireStillMay(tx, actor, 'use-media');
      await refuseUnknownLanguages(tx, details);
      if (isStorableText(pathname)) {
        await tx.$queryRaw`select from media_item where pathname = ${pathname} for no key update`;
      }
      const before = await find(tx, pathname);
      const row = await tx.mediaItem.update({ where: { id: before.id }, data: dataOf(before, details) });
      if (actor.token) await note(tx, row.pathname, actor);
      // Texts are copied into a page when a file is placed, so only the focal point, the rights, and texts of share pictures,
      // change what is shown.
      const isSeen =
        row.focalX !== before.focalX || row.focalY !== before.focalY || !sameJson(row.rights, before.rights);
      const tags = isSeen ? await tagsOfPagesWith(tx, [row.id]) : await tagsOfPagesSharedBy(tx, row.id);
      return { row, renewals: await bumpTags(tx, tags) };
    }),
  );
  forgetServedFile(row.pathname);
  readyPictures().forget(mediaPath(row.pathname));
  await pageStore().renew(renewals);
  return describeFile(row);
}

async function note(tx: Transaction, object: string, actor: Actor): Promise<void> {
  await recordEvent(tx, { action: 'media_described', actor, object, address: actor.address });
}

async function find(tx: Pick<Transaction, 'mediaItem'>, pathname: string) {
  const row = isStorableText(pathname) ? await tx.mediaItem.findUnique({ where: { pathname } }) : null;
  if (!row) throw new AppError('not_found', 'There is no such file.');
  return row;
}

async function refuseUnknownLanguages(
  tx: Transaction,
  { alts = {}, captions = {} }: MediaDetails,
): Promise<void> {
  const requested = Object.entries({ alts, captions }).flatMap(([field, texts]) =>
    Object.keys(texts).map((code) => ({ field, code })),
  );
  if (requested.length === 0) return;
  const languages = await tx.language.findMany({ select: { code: true } });
  const known = new Set(languages.map(({ code }) => code));
  const errors = requested
    .filter(({ code }) => !known.has(code))
    .map(({ field, code }) => ({
      path: `${field}.${code}`,
      message: 'The site does not have this language',
    }));
  if (errors.length > 0) {
    throw new AppError('validation_failed', 'The site does not have this language.', { errors });
  }
}

interface Details {
  pathname: string;
  alts: unknown;
  captions: unknown;
  rights: unknown;
}

function dataOf(before: Details, details: MediaDetails): Prisma.MediaItemUpdateInput {
  const { name, folder, alts, captions, isDecorative, focalPoint, rights } = details;
  const extension = extensionOf(before.pathname);
  return {
    ...(name !== undefined && { name: nameWith(extension, name) }),
    ...(folder !== undefined && { folder }),
    ...(alts && { alts: merged(before.alts, alts) }),
    ...(captions && { captions: merged(before.captions, captions) }),
    ...(isDecorative !== undefined && { isDecorative }),
    ...(rights && { rights: merged(storedRights(before.rights), rights) }),
    ...(focalPoint !== undefined && { focalX: focalPoint?.x ?? null, focalY: focalPoint?.y ?? null }),
  };
}

/** The extension keeps matching the content, whatever name is given. */
function nameWith(extension: string, name: string): string {
  const hasExtension = extensionOf(name) === extension;
  return shownName(hasExtension ? name : `${name}.${extension}`, extension);
}

function merged(before: unknown, texts: Record<string, string>): Record<string, string> {
  const all = Object.entries({ ...textsOf(before), ...texts });
  return Object.fromEntries(all.filter(([, text]) => text !== ''));
}
