import 'server-only';

import type { FirstStepsAnswer } from '@/lib/contracts/first-steps';
import { stepStates } from '@/lib/domain/first-steps/steps';
import { placeOf } from '@/lib/domain/translations/place';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { COMPLETE_LANGUAGES } from '@/lib/server/messages/shipped-messages';
import { shippedTexts } from '@/lib/server/messages/shipped-texts';

/** Where the name of the site is kept. */
const NAME = { namespace: 'site', key: 'artist' };

/**
 * The first steps of the site, each open or done.
 * @throws {AppError} `unavailable`
 */
export function readFirstSteps(): Promise<FirstStepsAnswer> {
  return withDatabaseErrors(async () => {
    const [row, setting, languages, looks, ownWorks, demonstrationPages] = await Promise.all([
      db.firstSteps.findUnique({ where: { id: 1 } }),
      db.siteSetting.findUnique({ where: { id: 1 } }),
      db.language.findMany({ select: { id: true, code: true, isActive: true } }),
      db.siteTheme.count(),
      db.page.count({ where: { kind: 'work', demonstration: null, deletedAt: null } }),
      db.page.count({ where: { demonstration: { not: null }, deletedAt: null } }),
    ]);
    const defaultId = setting?.defaultLanguageId ?? '';
    const name = await db.translation.findFirst({
      where: { languageId: defaultId, ...NAME },
      select: { value: true },
    });
    const steps = stepStates({
      name: name?.value ?? '',
      shippedNames: COMPLETE_LANGUAGES.flatMap((tag) => shippedTexts({ tag }).get(placeOf(NAME)) ?? []),
      languages: languages.map(({ id, code, isActive }) => ({ code, isActive, isDefault: id === defaultId })),
      shippedLanguages: COMPLETE_LANGUAGES,
      looks,
      ownWorks,
      demonstrationPages,
      settled: row?.settled ?? [],
    });
    return { isPutAside: row?.isPutAside ?? false, steps };
  });
}
