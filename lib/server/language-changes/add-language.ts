import 'server-only';

import type { z } from 'zod';
import type { addLanguageRequest } from '@/lib/contracts/languages';
import { AppError } from '@/lib/domain/errors';
import { directionOf, tagOf } from '@/lib/domain/languages/facts';
import type { Language } from '@/lib/domain/languages/model';
import { isLanguagePresent } from '@/lib/domain/languages/presence';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { giveShippedTexts } from '@/lib/server/translations/give-shipped-texts';
import { toLanguage, WITH_DEFAULT } from '../languages/language-row';
import { inTurn } from './in-turn';

/**
 * Adds a language of the catalogue, last and inactive. If the site ships texts for it, they are there at once,
 * also after the language was deleted.
 * @throws {AppError} `conflict` when its code or its tag is there already, `unavailable`
 */
export function addLanguage(
  { name, code, iconCode }: z.output<typeof addLanguageRequest>,
  actor: Actor,
): Promise<Language> {
  return inTurn(actor, async (tx) => {
    const languages = await tx.language.findMany({ select: { code: true, position: true } });
    if (isLanguagePresent(code, languages)) {
      const message = 'The site has this language already.';
      throw new AppError('conflict', message, { errors: [{ path: 'code', message }] });
    }
    const position = Math.max(-1, ...languages.map((each) => each.position)) + 1;
    const data = { name, code, iconCode, tag: tagOf(code), dir: directionOf(code), position };
    const answer = toLanguage(await tx.language.create({ data, include: WITH_DEFAULT }));
    await giveShippedTexts(tx, answer);
    const object = `${name} (${code})`;
    await recordEvent(tx, { action: 'language_added', actor, object, address: actor.address });
    // Visitors do not see an inactive language.
    return { answer, tags: [] };
  });
}
