import 'server-only';

import * as z from 'zod';
import type { importRequest } from '@/lib/contracts/translation-exchange';
import { key, namespace } from '@/lib/contracts/translations';
import { AppError } from '@/lib/domain/errors';
import { INPUT } from '@/lib/domain/limits';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { readCsvTexts } from '@/lib/domain/translations/exchange-csv';
import { type FileText, readJson, UnreadableFile } from '@/lib/domain/translations/exchange-json';
import { type ImportedText, type ImportPlan, planImport } from '@/lib/domain/translations/import-plan';
import { placeOf } from '@/lib/domain/translations/place';
import type { Actor } from '@/lib/server/auth/actor';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { shippedTexts } from '@/lib/server/messages/shipped-texts';
import { changeTexts, type LockedLanguage } from './change-texts';
import { readTextsBeside, type TextsBeside } from './own-texts';

type Import = z.output<typeof importRequest>;

/** How many rows one statement writes; each has its own time. */
const ROWS_AT_ONCE = 2_000;

/**
 * What a file of texts changes in a language. With `apply` it is changed, as one; else only looked at.
 * @throws {AppError} `not_found` for a language that the site does not have, `validation_failed` for a file that cannot be
 * read, `unavailable`
 */
export async function importTexts(
  { languageId, format, text, apply }: Import,
  actor: Actor,
): Promise<ImportPlan> {
  const given = readFile(format, text).map(judged);
  if (!apply) {
    return planned(given, await withDatabaseErrors(() => readTextsBeside(db, languageId)));
  }
  return changeTexts(languageId, actor, async (tx, language) => {
    const texts = await readTextsBeside(tx, languageId);
    const plan = planned(given, texts);
    await write(tx, language, texts, plan.entries);
    const isOther = plan.entries.length > 0;
    const object = `${language.code}: ${plan.entries.length}`;
    return {
      answer: plan,
      event: isOther ? { action: 'translations_imported', object } : null,
      isSeen: isOther,
    };
  });
}

function readFile(format: Import['format'], text: string): FileText[] {
  try {
    return format === 'json' ? readJson(text) : readCsvTexts(text);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { message } = error;
    throw new AppError('validation_failed', message, { errors: [{ path: 'text', message }] });
  }
}

const place = z.object({ namespace, key });

/** By the rules of a text that is added by hand, but for an empty value: files hold what is yet to be translated. */
function judged(text: FileText): FileText {
  if (text.problem) return text;
  const read = place.safeParse(text);
  if (!read.success) return { ...text, problem: 'unusable_key' };
  const { value = '' } = text;
  const isUsable = value.length <= INPUT.translationValueCharacters && isStorableText(value);
  return isUsable ? { ...text, ...read.data } : { ...text, problem: 'unusable_value' };
}

function planned(given: readonly FileText[], { language, own, theirs }: TextsBeside): ImportPlan {
  return planImport(given, own, (place) => theirs?.get(place)?.value || null, language.tag);
}

/** New texts come last in their namespaces, in the order of the file. */
async function write(
  tx: Transaction,
  { id: languageId, tag }: LockedLanguage,
  { own, theirs }: TextsBeside,
  entries: readonly ImportedText[],
): Promise<void> {
  const sizes = new Map<string, number>();
  for (const { id, namespace } of own.values()) {
    if (id !== undefined) sizes.set(namespace, (sizes.get(namespace) ?? 0) + 1);
  }
  const shipped = shippedTexts({ tag });
  const rows = entries.map(({ namespace, key, value }) => {
    const at = placeOf({ namespace, key });
    const id = own.get(at)?.id;
    const order = sizes.get(namespace) ?? 0;
    if (id === undefined) sizes.set(namespace, order + 1);
    const source = theirs?.get(at)?.value || null;
    return { id, order, text: { namespace, key, value, changed: shipped.get(at) !== value, source } };
  });
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    const added = some.filter(({ id }) => id === undefined);
    await tx.translation.createMany({
      data: added.map(({ order, text }) => ({ languageId, order, ...text })),
    });
    const changed = some.filter(({ id }) => id !== undefined).map(({ id, text }) => ({ id, ...text }));
    await tx.$executeRaw`
      update translation set value = given.value, changed = given.changed, source = given.source, updated_at = now()
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
          as given(id text, value text, changed boolean, source text)
        where translation.id = given.id`;
  }
}
