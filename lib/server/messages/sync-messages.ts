import 'server-only';

import type { Messages } from '@/lib/domain/translations/model';
import { listMessages } from '@/lib/domain/translations/overlay';
import { placeOf } from '@/lib/domain/translations/place';
import type { Prisma, PrismaClient } from '@/lib/server/db';

type Row = Prisma.TranslationGetPayload<object>;

/** The texts of the default language, by place: now, and before this release. */
interface Sources {
  texts: ReadonlyMap<string, string>;
  corrected: ReadonlyMap<string, string>;
}

/** The new value of an unchanged row, and the text it is a translation of. */
interface Correction {
  id: string;
  value: string;
  source: string | null;
}

/**
 * Gives every shipped text a row in its language, marked unchanged, and carries corrections of this release into the
 * unchanged rows; these are translations of what the release says in the default language. Rows that a
 * person changed or added stay as they are. Safe to run twice.
 * @param shipped by the languages' BCP 47 tags
 * @returns how many rows were made or corrected
 */
export async function syncMessages(
  db: PrismaClient,
  shipped: Readonly<Record<string, Messages>>,
): Promise<number> {
  const setting = await db.siteSetting.findUnique({ where: { id: 1 }, include: { defaultLanguage: true } });
  const languages = await db.language.findMany({ where: { tag: { in: Object.keys(shipped) } } });
  const isDefault = (language: { id: string }) => language.id === setting?.defaultLanguageId;
  languages.sort((a, b) => Number(isDefault(b)) - Number(isDefault(a)));
  let sources = await ownTexts(db, setting?.defaultLanguage);
  let touched = 0;
  for (const language of languages) {
    const messages = shipped[language.tag];
    if (!messages) continue;
    const { made, corrected } = await syncLanguage(
      db,
      language.id,
      messages,
      isDefault(language) ? null : sources,
    );
    if (isDefault(language)) sources = { texts: textsOf(messages), corrected };
    touched += made + corrected.size;
  }
  return touched;
}

/** If the site ships no texts in the default language, the others are translated from what people wrote. */
async function ownTexts(db: PrismaClient, language?: { id: string }): Promise<Sources> {
  const rows = language
    ? await db.translation.findMany({ where: { languageId: language.id, changed: true } })
    : [];
  return { texts: new Map(rows.map((row) => [placeOf(row), row.value])), corrected: new Map() };
}

const textsOf = (messages: Messages) =>
  new Map(listMessages(messages).map((text) => [placeOf(text), text.value]));

/** @param sources null for the default language, which is translated from nothing */
async function syncLanguage(
  db: PrismaClient,
  languageId: string,
  messages: Messages,
  sources: Sources | null,
): Promise<{ made: number; corrected: Map<string, string> }> {
  const rows = await db.translation.findMany({ where: { languageId } });
  const known = new Map(rows.map((row) => [placeOf(row), row]));
  const orders = new Map<string, number>();
  for (const { namespace } of rows) orders.set(namespace, (orders.get(namespace) ?? 0) + 1);
  const missing: Prisma.TranslationCreateManyInput[] = [];
  const corrections: Correction[] = [];
  const corrected = new Map<string, string>();
  for (const text of listMessages(messages)) {
    const row = known.get(placeOf(text));
    if (row) {
      const correction = correctionOf(row, text.value, sources);
      if (correction) corrections.push(correction);
      if (correction && row.value !== text.value) corrected.set(placeOf(row), row.value);
      continue;
    }
    const order = orders.get(text.namespace) ?? 0;
    orders.set(text.namespace, order + 1);
    missing.push({ ...text, languageId, order, source: sources?.texts.get(placeOf(text)) ?? null });
  }
  if (missing.length > 0) await db.translation.createMany({ data: missing });
  await correct(db, corrections);
  return { made: missing.length, corrected };
}

/** The correction of an unchanged row; null if it needs none or a person has changed it. */
function correctionOf(row: Row, value: string, sources: Sources | null): Correction | null {
  if (row.changed) return null;
  const source = sourceOf(row, value, sources);
  return row.value === value && row.source === source ? null : { id: row.id, value, source };
}

/** The text that an unchanged row is a translation of: the release's, unless a person had changed that before. */
function sourceOf(row: Row, value: string, sources: Sources | null): string | null {
  if (!sources) return null;
  const place = placeOf(row);
  const isOfRelease =
    row.value !== value || row.source === null || row.source === sources.corrected.get(place);
  return isOfRelease ? (sources.texts.get(place) ?? null) : row.source;
}

async function correct(db: PrismaClient, corrections: readonly Correction[]): Promise<void> {
  if (corrections.length === 0) return;
  await db.$executeRaw`
    update translation set value = wanted.value, source = wanted.source,
        updated_at = case when translation.value = wanted.value then updated_at else now() end
      from jsonb_to_recordset(${JSON.stringify(corrections)}::jsonb) as wanted(id text, value text, source text)
      where translation.id = wanted.id`;
}
