import 'server-only';

import type { z } from 'zod';
import type { addTranslationRequest, changeTranslationRequest } from '@/lib/contracts/translations';
import { AppError } from '@/lib/domain/errors';
import { checkMessage } from '@/lib/domain/translations/message-check';
import type { MessageText, Translation } from '@/lib/domain/translations/model';
import { placeOf } from '@/lib/domain/translations/place';
import type { Actor } from '@/lib/server/auth/actor';
import type { Transaction } from '@/lib/server/db';
import { shippedTexts } from '@/lib/server/messages/shipped-texts';
import { changeTexts, type LockedLanguage } from './change-texts';
import { languageOfText, noSuchText, TEXT } from './read-texts';
import { shiftTexts } from './shift-texts';
import { readSourceText } from './source-texts';

type AddText = z.output<typeof addTranslationRequest>;
type ChangeText = z.output<typeof changeTranslationRequest>;

/**
 * Adds a text to its namespace: at the given place, or at the end.
 * @throws {AppError} `not_found` for an unknown language, `conflict` for a place that is taken, `validation_failed` for a
 * broken message, `unavailable`
 */
export function addText({ languageId, order: wanted, ...text }: AddText, actor: Actor): Promise<Translation> {
  return changeTexts(languageId, actor, async (tx, language) => {
    requireReadable(text.value, language);
    await requireFree(tx, language, text);
    const siblings = { languageId, namespace: text.namespace };
    const count = await tx.translation.count({ where: siblings });
    const order = Math.min(wanted ?? count, count);
    if (order < count) await shiftTexts(tx, { ...siblings, order: { gte: order } }, 1);
    const kept = await facts(tx, language, text);
    const answer = await tx.translation.create({
      data: { languageId, ...text, order, ...kept },
      select: TEXT,
    });
    const event = { action: 'translation_added', object: labelOf(text, language) } as const;
    return { answer, event, isSeen: true };
  });
}

/**
 * Changes a text's key or value. To save it as it is says that it is right beside the default language's present text.
 * @throws {AppError} `not_found`, `conflict` for a key that is taken, `validation_failed` for a broken message, `unavailable`
 */
export async function changeText(id: string, change: ChangeText, actor: Actor): Promise<Translation> {
  return changeTexts(await languageOfText(id), actor, async (tx, language) => {
    const before = await tx.translation.findUnique({ where: { id } });
    if (!before) throw noSuchText();
    const { namespace, key, value } = { ...before, ...change };
    const text = { namespace, key, value };
    if (change.value !== undefined) requireReadable(value, language);
    if (key !== before.key) await requireFree(tx, language, text, id);
    const data = { key, value, ...(await facts(tx, language, text)) };
    const answer = await tx.translation.update({ where: { id }, data, select: TEXT });
    const isEdited = key !== before.key || value !== before.value;
    const isSeen = isEdited || data.changed !== before.changed;
    const isOther = isSeen || data.source !== before.source;
    const object = labelOf(before, language) + (key === before.key ? '' : ` → ${key}`);
    return { answer, event: isOther ? { action: 'translation_changed', object } : null, isSeen };
  });
}

/** Where a text stands, for people who look up what was done. */
export function labelOf(
  { namespace, key }: Pick<MessageText, 'namespace' | 'key'>,
  { code }: LockedLanguage,
) {
  return `${namespace}.${key} (${code})`;
}

/** What is kept beside a text: a text that says what is shipped is the shipped one, which later releases correct. */
async function facts(tx: Transaction, language: LockedLanguage, text: MessageText) {
  return {
    changed: shippedTexts(language).get(placeOf(text)) !== text.value,
    source: await readSourceText(tx, language.id, text),
  };
}

/** A page that meets a broken message would show its key. */
function requireReadable(value: string, { tag }: LockedLanguage): void {
  const broken = checkMessage(value, null, tag).find(({ code }) => code === 'invalid_icu');
  if (!broken) return;
  const [place] = broken.names;
  const message =
    place === undefined
      ? 'This text ends too early: a brace or a tag is not closed.'
      : `This text cannot be read from here on: ${place}`;
  throw new AppError('validation_failed', message, { errors: [{ path: 'value', message }] });
}

/** Neither may two texts share a place, nor may one stand where others have a group: pages could show only one of them. */
async function requireFree(
  tx: Transaction,
  { id: languageId }: LockedLanguage,
  { namespace, key }: MessageText,
  ownId = '',
): Promise<void> {
  const steps = key.split('.');
  const above = steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('.'));
  const [taken] = await tx.translation.findMany({
    where: {
      languageId,
      namespace,
      id: { not: ownId },
      OR: [{ key: { in: [key, ...above] } }, { key: { startsWith: `${key}.` } }],
    },
    orderBy: { key: 'asc' },
    take: 1,
    select: { key: true },
  });
  if (!taken) return;
  const message =
    taken.key === key
      ? 'There is already a text with this namespace and key.'
      : `This key cannot stand beside ${taken.key}: one of them would be a group of texts.`;
  throw new AppError('conflict', message, { errors: [{ path: 'key', message }] });
}
