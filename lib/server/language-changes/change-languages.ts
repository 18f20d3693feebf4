import 'server-only';

import type { z } from 'zod';
import type { changeLanguageRequest } from '@/lib/contracts/languages';
import type { AuditAction } from '@/lib/domain/auth/audit-actions';
import { AppError } from '@/lib/domain/errors';
import { canDeactivate, canDelete } from '@/lib/domain/languages/defaults';
import { catalogueIconOf } from '@/lib/domain/languages/facts';
import type { Language } from '@/lib/domain/languages/model';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import type { Transaction } from '@/lib/server/db';
import { lookLater, renewOutdated } from '@/lib/server/pages/outdated/renew-outdated';
import { LANGUAGES_TAG, PAGES_TAG } from '@/lib/server/tags/page-tags';
import { renewSources } from '@/lib/server/translations/renew-sources';
import { toLanguage, WITH_DEFAULT } from '../languages/language-row';
import { type Changed, inTurn } from './in-turn';

/**
 * Activates or deactivates a language, or makes it the default, which activates it.
 * @throws {AppError} `not_found`, `default_language` for deactivating the default, `unavailable`
 */
export async function changeLanguage(
  id: string,
  { isActive }: z.output<typeof changeLanguageRequest>,
  actor: Actor,
): Promise<Language> {
  if (isActive !== undefined) return inTurn(actor, (tx) => switchLanguage(tx, id, isActive, actor));
  const { language, isMoreLeft } = await inTurn(actor, (tx) => makeDefault(tx, id, actor));
  if (isMoreLeft) lookLater();
  return language;
}

interface MadeDefault {
  language: Language;
  /** Whether texts are still to be compared with their new source. */
  isMoreLeft: boolean;
}

async function switchLanguage(tx: Transaction, id: string, isActive: boolean, actor: Actor) {
  const before = await readLanguage(tx, id);
  if (before.isActive === isActive) return { answer: before, tags: [] };
  if (!isActive && !canDeactivate(before)) throw isTheDefault('deactivated');
  const answer = toLanguage(
    await tx.language.update({ where: { id }, data: { isActive }, include: WITH_DEFAULT }),
  );
  await note(tx, isActive ? 'language_activated' : 'language_deactivated', answer, actor);
  return { answer, tags: [LANGUAGES_TAG] };
}

async function makeDefault(tx: Transaction, id: string, actor: Actor): Promise<Changed<MadeDefault>> {
  const before = await readLanguage(tx, id);
  if (before.isDefault) return { answer: { language: before, isMoreLeft: false }, tags: [] };
  // Every text is about to be compared with another source, so saves wait.
  await tx.$queryRaw`select from language order by id for no key update`;
  await tx.language.update({ where: { id }, data: { isActive: true } });
  await tx.siteSetting.update({ where: { id: 1 }, data: { defaultLanguageId: id } });
  await renewSources(tx);
  const isMoreLeft = await renewOutdated(tx);
  const language = await readLanguage(tx, id);
  await note(tx, 'language_made_default', language, actor);
  return { answer: { language, isMoreLeft }, tags: [LANGUAGES_TAG, PAGES_TAG] };
}

/** How many translated pages go in one statement: each takes its revisions along. */
const PAGES_AT_ONCE = 200;

/**
 * Removes a language with all that is written in it, interface texts and pages with their revisions (security D-7).
 * @throws {AppError} `not_found`, `default_language`, `unavailable`
 */
export function removeLanguage(id: string, actor: Actor): Promise<void> {
  return inTurn(actor, async (tx) => {
    const language = await readLanguage(tx, id);
    if (!canDelete(language)) throw isTheDefault('deleted');
    // A save in this language is finished before, or finds the language gone.
    await tx.$queryRaw`select from language where id = ${id} for update`;
    await tx.translation.deleteMany({ where: { languageId: id } });
    for (let gone = PAGES_AT_ONCE; gone === PAGES_AT_ONCE; ) {
      gone = await tx.$executeRaw`
        delete from page_translation where id in (
          select id from page_translation where language_id = ${id} order by id limit ${PAGES_AT_ONCE}::int)`;
    }
    await tx.language.delete({ where: { id } });
    await note(tx, 'language_removed', language, actor);
    return { answer: undefined, tags: [LANGUAGES_TAG, PAGES_TAG] };
  });
}

/**
 * Gives every language the icon code of the catalogue.
 * @throws {AppError} `unavailable`
 */
export function updateIconCodes(actor: Actor): Promise<{ message: string; updated: number }> {
  return inTurn(actor, async (tx) => {
    const languages = await tx.language.findMany({ orderBy: { id: 'asc' } });
    let updated = 0;
    for (const { id, code, iconCode } of languages) {
      const wanted = catalogueIconOf(code) ?? iconCode;
      if (wanted === iconCode) continue;
      await tx.language.update({ where: { id }, data: { iconCode: wanted } });
      updated += 1;
    }
    const answer = { message: 'Icon codes updated successfully', updated };
    if (updated === 0) return { answer, tags: [] };
    const { address } = actor;
    await recordEvent(tx, { action: 'language_icons_updated', actor, object: `${updated}`, address });
    return { answer, tags: [LANGUAGES_TAG] };
  });
}

/** @throws {AppError} `not_found` */
async function readLanguage(tx: Transaction, id: string): Promise<Language> {
  const row = await tx.language.findUnique({ where: { id }, include: WITH_DEFAULT });
  if (!row) throw new AppError('not_found', 'There is no such language.');
  return toLanguage(row);
}

function isTheDefault(done: 'deactivated' | 'deleted'): AppError {
  return new AppError(
    'default_language',
    `The default language cannot be ${done}. Make another one the default first.`,
  );
}

async function note(tx: Transaction, action: AuditAction, language: Language, actor: Actor): Promise<void> {
  const object = `${language.name} (${language.code})`;
  await recordEvent(tx, { action, actor, object, address: actor.address });
}
