import 'server-only';

import type { z } from 'zod';
import type { reorderTranslationsRequest } from '@/lib/contracts/translations';
import { AppError } from '@/lib/domain/errors';
import type { Translation } from '@/lib/domain/translations/model';
import type { Actor } from '@/lib/server/auth/actor';
import type { Transaction } from '@/lib/server/db';
import { changeTexts } from './change-texts';
import { noSuchText, TEXT } from './read-texts';
import { labelOf } from './save-text';
import { shiftTexts } from './shift-texts';

/**
 * Moves a text within its namespace; only those between its old and its new place are written.
 * @returns the namespace, in its order
 * @throws {AppError} `not_found`, `conflict` when it does not stand where the call says, `validation_failed` for a place
 * behind the last, `unavailable`
 */
export function reorderTexts(
  {
    translationId: id,
    languageId,
    namespace,
    oldOrder,
    newOrder,
  }: z.output<typeof reorderTranslationsRequest>,
  actor: Actor,
): Promise<Translation[]> {
  return changeTexts(languageId, actor, async (tx, language) => {
    const row = await tx.translation.findUnique({ where: { id } });
    if (!row) throw noSuchText();
    const isThere = row.languageId === languageId && row.namespace === namespace && row.order === oldOrder;
    if (!isThere) throw new AppError('conflict', 'This text has been moved meanwhile. Nothing was changed.');
    const where = { languageId, namespace };
    if (newOrder >= (await tx.translation.count({ where }))) {
      const message = 'There is no such place in this namespace.';
      throw new AppError('validation_failed', message, { errors: [{ path: 'newOrder', message }] });
    }
    const isMoved = newOrder !== oldOrder;
    if (isMoved) await move(tx, row, newOrder);
    const answer = await tx.translation.findMany({ where, orderBy: { order: 'asc' }, select: TEXT });
    const event = isMoved
      ? ({ action: 'translations_reordered', object: labelOf(row, language) } as const)
      : null;
    return { answer, event, isSeen: false };
  });
}

/** All that stand between make room by one place. */
async function move(tx: Transaction, { id, languageId, namespace, order }: Translation, newOrder: number) {
  const isUp = newOrder < order;
  const [gte, lte] = isUp ? [newOrder, order] : [order, newOrder];
  await shiftTexts(tx, { languageId, namespace, order: { gte, lte }, id: { not: id } }, isUp ? 1 : -1);
  await tx.$executeRaw`update translation set position = ${newOrder}::int where id = ${id}`;
}
