import 'server-only';

import type { LanguageRow } from '@/lib/contracts/site-archive';
import { directionOf, tagOf } from '@/lib/domain/languages/facts';
import { noteChange } from '@/lib/domain/site-archive/changes';
import type { Transaction } from '@/lib/server/db';
import type { Importing } from './importing';

/** How many translated pages go in one statement: each takes its revisions along. */
const PAGES_AT_ONCE = 200;

/** Ids of the archive's languages on this site, by code; empty in a dry run. */
export type LanguageIds = Map<string, string>;

/**
 * Gives the site the languages of the archive, one of them the default. Those that it does not have stay until
 * `dropLanguages`.
 */
export async function importLanguages({ tx, rows, changes, isApplied }: Importing): Promise<LanguageIds> {
  const here = await tx.language.findMany({ include: { defaultOf: { select: { id: true } } } });
  const byTag = new Map(here.map((each) => [each.tag, each]));
  const ids: LanguageIds = new Map();
  for (const [position, row] of rows.languages.entries()) {
    const found = byTag.get(tagOf(row.code));
    const { code, name, iconCode, isActive } = row;
    const data = { code, name, iconCode, position, tag: tagOf(code), dir: directionOf(code) };
    if (!found) noteChange(changes, 'languages', 'added', nameOf(row));
    else if (isOther(found, row, position)) noteChange(changes, 'languages', 'changed', nameOf(row));
    if (found) ids.set(code, found.id);
    if (!isApplied) continue;
    // What is the default stays active until another one is.
    const active = isActive || Boolean(found?.defaultOf);
    const stored = found
      ? await tx.language.update({ where: { id: found.id }, data: { ...data, isActive: active } })
      : await tx.language.create({ data: { ...data, isActive: active } });
    ids.set(code, stored.id);
  }
  if (isApplied) await setDefault(tx, rows.languages, ids);
  return ids;
}

async function setDefault(
  tx: Transaction,
  languages: readonly LanguageRow[],
  ids: LanguageIds,
): Promise<void> {
  const defaultLanguageId = languages.flatMap(({ code, isDefault }) =>
    isDefault ? (ids.get(code) ?? []) : [],
  )[0];
  if (defaultLanguageId === undefined) throw new Error('The archive names no default language.');
  await tx.siteSetting.upsert({
    where: { id: 1 },
    create: { id: 1, defaultLanguageId },
    update: { defaultLanguageId },
  });
  const inactive = languages.flatMap(({ code, isActive }) => (isActive ? [] : (ids.get(code) ?? [])));
  await tx.language.updateMany({ where: { id: { in: inactive } }, data: { isActive: false } });
}

/** Removes the languages that the archive does not have, with all that is written in them. */
export async function dropLanguages({ tx, rows, changes, isApplied }: Importing): Promise<void> {
  const kept = new Set(rows.languages.map(({ code }) => tagOf(code)));
  const here = await tx.language.findMany({ orderBy: [{ position: 'asc' }, { code: 'asc' }] });
  for (const language of here) {
    if (kept.has(language.tag)) continue;
    const { id } = language;
    noteChange(changes, 'languages', 'removed', nameOf(language));
    if (!isApplied) continue;
    await tx.translation.deleteMany({ where: { languageId: id } });
    for (let gone = PAGES_AT_ONCE; gone === PAGES_AT_ONCE; ) {
      gone = await tx.$executeRaw`
        delete from page_translation where id in (
          select id from page_translation where language_id = ${id} order by id limit ${PAGES_AT_ONCE}::int)`;
    }
    await tx.language.delete({ where: { id } });
  }
}

interface Here {
  code: string;
  name: string;
  iconCode: string;
  isActive: boolean;
  position: number;
  defaultOf: object | null;
}

function isOther(here: Here, row: LanguageRow, position: number): boolean {
  return (
    here.code !== row.code ||
    here.name !== row.name ||
    here.iconCode !== row.iconCode ||
    here.isActive !== row.isActive ||
    here.position !== position ||
    (here.defaultOf !== null) !== row.isDefault
  );
}

const nameOf = ({ name, code }: { name: string; code: string }) => `${name} (${code})`;
