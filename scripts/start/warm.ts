import { pageFilePath } from '@/lib/domain/site/page-files';
import { localisePath } from '@/lib/domain/site/paths';
import { SEED_PAGES } from '@/prisma/seed/content/index';
import { SEED_LANGUAGES } from '@/prisma/seed/content/languages';

/**
 * Asks for every shipped page once, so that a new build's pages are rendered into the page store before a visitor
 * comes. Pages that are there already cost nothing. What fails is rendered at its first visit instead.
 */
export async function warm(origin: string, isStopping: () => boolean): Promise<number> {
  let count = 0;
  for (const { path } of SEED_PAGES) {
    for (const { code } of SEED_LANGUAGES) {
      for (const address of [localisePath(path, code), pageFilePath('payload', path, code)]) {
        if (isStopping()) return count;
        const answer = await fetch(origin + address, { redirect: 'manual' }).catch(() => null);
        await answer?.arrayBuffer().catch(() => null);
        if (answer?.ok) count += 1;
      }
    }
  }
  return count;
}
