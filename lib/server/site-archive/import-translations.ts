import 'server-only';

import { type TranslationRow, translationRow } from '@/lib/contracts/site-archive';
import { noteChange } from '@/lib/domain/site-archive/changes';
import { placeOf } from '@/lib/domain/translations/place';
import type { Transaction } from '@/lib/server/db';
import type { LanguageIds } from './import-languages';
import type { Importing } from './importing';
import { knownRows } from './judged-rows';
import { inParts } from './row-files';

const AT_ONCE = 1_000;

/** A text with its place in the order of its namespace. */
interface Placed extends TranslationRow {
  order: number;
}

interface Here {
  id: string;
  value: string;
  order: number;
  changed: boolean;
  source: string | null;
}

/** Gives each language of the archive its interface texts, in their order, and none beside them. */
export async function importTranslations(importing: Importing, ids: LanguageIds): Promise<void> {
  for (const { code } of importing.rows.languages) {
    const languageId = ids.get(code);
    const here =
      languageId === undefined ? new Map<string, Here>() : await readHere(importing.tx, languageId);
    // Removed first: a text that is new may have the place of one that goes.
    await removeOthers(importing, code, here);
    for await (const part of inParts(placedTexts(importing, code), AT_ONCE))
      await importPart(importing, { code, languageId }, here, part);
  }
}

/** How a text is named in the list of changes. */
const nameOf = (place: string, code: string) => `${place.replace('\n', '.')} (${code})`;

async function removeOthers(
  importing: Importing,
  code: string,
  here: ReadonlyMap<string, Here>,
): Promise<void> {
  const { tx, changes, isApplied } = importing;
  const left = new Map(here);
  for await (const text of placedTexts(importing, code)) left.delete(placeOf(text));
  for (const place of left.keys()) noteChange(changes, 'translations', 'removed', nameOf(place, code));
  if (isApplied) await removeTexts(tx, [...left.values()]);
}

async function importPart(
  { tx, changes, isApplied }: Importing,
  { code, languageId }: { code: string; languageId: string | undefined },
  here: ReadonlyMap<string, Here>,
  part: readonly Placed[],
): Promise<void> {
  const added = part.filter((text) => !here.has(placeOf(text)));
  const changed = part.flatMap((text) => {
    const before = here.get(placeOf(text));
    return before && isOther(before, text) ? [{ ...text, id: before.id }] : [];
  });
  for (const text of added) noteChange(changes, 'translations', 'added', nameOf(placeOf(text), code));
  for (const text of changed) noteChange(changes, 'translations', 'changed', nameOf(placeOf(text), code));
  if (isApplied && languageId !== undefined) await writeTexts(tx, languageId, added, changed);
}

async function readHere(tx: Transaction, languageId: string): Promise<Map<string, Here>> {
  const rows = await tx.translation.findMany({ where: { languageId } });
  return new Map(rows.map((row) => [placeOf(row), row]));
}

async function* placedTexts({ folder }: Importing, code: string): AsyncGenerator<Placed> {
  const sizes = new Map<string, number>();
  for await (const row of knownRows(folder, 'translations.ndjson', translationRow)) {
    if (row.language !== code) continue;
    const order = sizes.get(row.namespace) ?? 0;
    sizes.set(row.namespace, order + 1);
    yield { ...row, order };
  }
}

function isOther(here: Here, { value, order, isChanged, source }: Placed): boolean {
  return here.value !== value || here.order !== order || here.changed !== isChanged || here.source !== source;
}

async function removeTexts(tx: Transaction, texts: readonly Here[]): Promise<void> {
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const ids = texts.slice(from, from + AT_ONCE).map(({ id }) => id);
    await tx.translation.deleteMany({ where: { id: { in: ids } } });
  }
}

async function writeTexts(
  tx: Transaction,
  languageId: string,
  added: readonly Placed[],
  changed: readonly (Placed & { id: string })[],
): Promise<void> {
  await tx.translation.createMany({
    data: added.map(({ language: _, isChanged, ...text }) => ({ ...text, languageId, changed: isChanged })),
  });
  if (changed.length === 0) return;
  await tx.$executeRaw`
    update translation set value = given.value, changed = given."isChanged", source = given.source,
        position = given."order", updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as given(id text, value text, "isChanged" boolean, source text, "order" int)
      where translation.id = given.id`;
}
