import 'server-only';

import type { PageView } from '@/lib/domain/site/view-model';
import { scriptText } from '@/lib/domain/structured-data/node';
import { pageGraph } from '@/lib/domain/structured-data/page-graph';
import { env } from '@/lib/server/env';
import { translatorFor } from '@/lib/server/messages/translator';

/** The structured data of a page, as the text of a JSON-LD script element. */
export async function structuredData(view: PageView): Promise<string> {
  const t = await translatorFor(view.frame.language);
  return scriptText(
    pageGraph(view, {
      siteUrl: env().siteUrl,
      artist: t('site.artist'),
      siteName: t('site.siteTitle'),
      siteDescription: t('site.siteDescription'),
    }),
  );
}
