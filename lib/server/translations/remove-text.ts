import 'server-only';

import type { Actor } from '@/lib/server/auth/actor';
import { changeTexts } from './change-texts';
import { languageOfText, noSuchText } from './read-texts';
import { labelOf } from './save-text';
import { shiftTexts } from './shift-texts';

/**
 * Takes a text away, and closes the gap in the order: its place says what is shipped, else what the default language
 * says.
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function removeText(id: string, actor: Actor): Promise<void> {
  return changeTexts(await languageOfText(id), actor, async (tx, language) => {
    const row = await tx.translation.findUnique({ where: { id } });
    if (!row) throw noSuchText();
    await tx.translation.delete({ where: { id } });
    const { languageId, namespace, order } = row;
    await shiftTexts(tx, { languageId, namespace, order: { gt: order } }, -1);
    const object = labelOf(row, language);
    return { answer: undefined, event: { action: 'translation_removed', object }, isSeen: row.changed };
  });
}
