import 'server-only';

import type { PageState } from '@/lib/contracts/page-history';
import type { Attribute } from '@/lib/domain/content/model';
import { normaliseAttributes } from '@/lib/domain/content/normalise';
import { sameJson } from '@/lib/domain/json';
import { type PageKind, readPageKind } from '@/lib/domain/site/page-kinds';
import { layoutOf } from '@/lib/domain/site/routes';
import type { Prisma, Transaction } from '@/lib/server/db';
import { inParts } from '@/lib/server/pages/write/in-parts';
import { keepSaidLook } from './keep-said-look';
import { lockSharePicture } from './share-picture';

/** The settings of a page as a whole, beside its place. */
interface PageLook {
  layout: string;
  kind: PageKind;
  /** Its own definitions. */
  attributes: Attribute[];
  /** A pathname; null for none. */
  sharePicture: string | null;
}

type LookChange = { [Key in keyof PageLook]?: PageLook[Key] | undefined };

interface KeptChange {
  pageId: string;
  before: PageState;
  after: PageState;
}

/** Keeps what pages as a whole were before a change and are now, with the change itself (decision 27). */
export async function keepPageChanges(
  tx: Transaction,
  changes: readonly KeptChange[],
  authorId: string | null,
): Promise<void> {
  if (changes.length === 0) return;
  // By the clock that saves go by too, and not the beginning of the transaction: it may have waited for one of them.
  const [now] = await tx.$queryRaw<{ at: Date }[]>`select clock_timestamp()::timestamptz(3) as at`;
  for (const part of inParts(changes))
    await tx.pageChange.createMany({
      data: part.map(({ pageId, before, after }) => ({
        pageId,
        before: before as Prisma.InputJsonObject,
        after: after as Prisma.InputJsonObject,
        authorId,
        ...now,
      })),
    });
}

/** Reads the present settings of a page. */
export async function readPageLook(
  tx: Pick<Transaction, 'page'>,
  id: string,
): Promise<PageLook & { path: string }> {
  const { path, layout, kind, attributes, sharePicture } = await tx.page.findUniqueOrThrow({
    where: { id },
    select: {
      path: true,
      layout: true,
      kind: true,
      attributes: true,
      sharePicture: { select: { pathname: true } },
    },
  });
  return {
    path,
    layout,
    kind: readPageKind(kind),
    attributes: normaliseAttributes(attributes),
    sharePicture: sharePicture?.pathname ?? null,
  };
}

/**
 * Changes layout, kind, attributes and share picture of a page, and keeps what they were. Contents that do not say how they look
 * keep the look that they have had in the layout before.
 * @throws {AppError} `validation_failed` for a share picture that cannot be one
 */
export async function changePageLook(
  tx: Transaction,
  pageId: string,
  change: LookChange,
  authorId: string | null,
): Promise<void> {
  const now = await readPageLook(tx, pageId);
  const before: PageState = {};
  const after: PageState = {};
  const data: Prisma.PageUncheckedUpdateInput = {};
  const { layout, kind, attributes, sharePicture } = change;
  if (layout !== undefined && layout !== now.layout) {
    data.layout = layout;
    [before.layout, after.layout] = [now.layout, layout];
  }
  if (kind !== undefined && kind !== now.kind) {
    data.kind = kind;
    [before.kind, after.kind] = [now.kind, kind];
  }
  if (attributes !== undefined && !sameJson(attributes, now.attributes)) {
    data.attributes = attributes as unknown as Prisma.InputJsonArray;
    [before.attributes, after.attributes] = [now.attributes, attributes];
  }
  if (sharePicture !== undefined && sharePicture !== now.sharePicture) {
    data.sharePictureId = sharePicture === null ? null : await lockSharePicture(tx, sharePicture);
    [before.sharePicture, after.sharePicture] = [now.sharePicture, sharePicture];
  }
  if (Object.keys(data).length === 0) return;
  // Locks the page: a save that is under way comes before it, or after it.
  await tx.page.update({ where: { id: pageId }, data, select: { id: true } });
  if (data.layout !== undefined) await keepSaidLook(tx, pageId, layoutOf(now));
  await keepPageChanges(tx, [{ pageId, before, after }], authorId);
}
