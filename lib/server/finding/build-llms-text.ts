import 'server-only';

import { reservesTraining } from '@/lib/domain/media/rights';
import { type LlmsSite, llmsText } from '@/lib/domain/site/llms-text';
import { readPageKind } from '@/lib/domain/site/page-kinds';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { defaultOf, listActiveLanguages } from '@/lib/server/languages/active-languages';
import { translatorFor } from '@/lib/server/messages/translator';
import { PUBLIC } from '@/lib/server/pages/read/find-page';
import { siteRights } from '@/lib/server/rights/site-rights';

/** More would not be read: the sitemap has all. */
const MAX_PAGES = 2_000;

/**
 * The guide of the site for language models, in its default language.
 * @returns also the code of that language, whose texts it is made of
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function buildLlmsText(): Promise<{ text: string; code: string }> {
  const languages = await listActiveLanguages();
  const standard = defaultOf(languages);
  const [t, rights, pages] = await Promise.all([
    translatorFor(standard),
    siteRights(),
    readPages(standard.id),
  ]);
  const text = llmsText({
    siteUrl: env().siteUrl,
    name: t('site.siteTitle'),
    summary: t('site.siteDescription'),
    rights: t('footer.rights'),
    isTrainingReserved: reservesTraining(rights),
    languages: [standard, ...languages.filter(({ code }) => code !== standard.code)],
    pages,
  });
  return { text, code: standard.code };
}

/** In the order of their paths, those above before those below. */
function readPages(languageId: string): Promise<LlmsSite['pages']> {
  return withDatabaseErrors(async () => {
    const rows = await db.pageTranslation.findMany({
      where: { languageId, page: { deletedAt: null }, ...PUBLIC },
      select: { title: true, description: true, page: { select: { path: true, kind: true } } },
      orderBy: { page: { path: 'asc' } },
      take: MAX_PAGES,
    });
    return rows.map(({ title, description, page: { path, kind } }) => ({
      ...{ title, description, path, kind: readPageKind(kind) },
    }));
  });
}
