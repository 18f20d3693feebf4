import 'server-only';

import type { PageSettings } from '@/lib/contracts/page-settings';
import type { PageDocument } from '@/lib/domain/content/model';
import { normaliseAttributes } from '@/lib/domain/content/normalise';
import { AppError } from '@/lib/domain/errors';
import { readPageKind } from '@/lib/domain/site/page-kinds';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { defaultOf } from '@/lib/server/languages/active-languages';
import { findPage } from '@/lib/server/pages/read/find-page';
import { requireLanguage, withSafeMarkup } from '@/lib/server/pages/read/get-page';

const SELECT = {
  path: true,
  layout: true,
  kind: true,
  attributes: true,
  parentId: true,
  position: true,
  updatedAt: true,
  changedBy: { select: { name: true } },
  sharePicture: { select: { pathname: true, width: true, height: true, deletedAt: true } },
} as const;

/**
 * A page by its id, with its place and who last changed it; also one that visitors of this
 * language do not find.
 * @throws {AppError} `not_found` for a page that is not there or in the bin and for an unknown language, `unavailable`
 */
export async function getPageSettings(id: string, locale: string): Promise<PageSettings> {
  const { language, languages } = await requireLanguage(locale, true);
  const page = isStorableText(id)
    ? await withDatabaseErrors(() => db.page.findUnique({ where: { id, deletedAt: null }, select: SELECT }))
    : null;
  if (!page) throw new AppError('not_found', 'There is no such page.');
  const { path, layout, kind, parentId, position, updatedAt, changedBy, sharePicture } = page;
  const found = await findPage(path, language, languages, 'kept');
  const empty: PageDocument = {
    id,
    meta: { title: '', description: '', keywords: [] },
    layout,
    attributes: normaliseAttributes(page.attributes),
    translation: {
      id,
      locale: defaultOf(languages).code,
      path,
      content: { sections: [] },
      version: 0,
      updatedAt: updatedAt.toISOString(),
      fallback: true,
    },
  };
  const document = found ? withSafeMarkup(found.document) : empty;
  return {
    ...document,
    kind: readPageKind(kind),
    parentId,
    position,
    updatedBy: changedBy?.name ?? null,
    sharePicture: sharePicture && toSharePicture(sharePicture),
  };
}

/** Null for a binned file: nothing of it is shown. */
function toSharePicture(file: {
  pathname: string;
  width: number | null;
  height: number | null;
  deletedAt: Date | null;
}): PageSettings['sharePicture'] {
  const { pathname, width, height, deletedAt } = file;
  if (deletedAt) return null;
  return { pathname, ...(width !== null && { width }), ...(height !== null && { height }) };
}
