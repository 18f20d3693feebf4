import 'server-only';

import { getTranslations } from 'next-intl/server';
import type { PageView } from '@/lib/domain/site/view-model';
import { scriptText } from '@/lib/domain/structured-data/node';
import { pageGraph } from '@/lib/domain/structured-data/page-graph';
import { env } from '@/lib/server/env';

/** What a page is about, as the text of a script element of data. */
export async function structuredData(view: PageView): Promise<string> {
  const t = await getTranslations({ locale: view.frame.language.code, namespace: 'site' });
  return scriptText(
    pageGraph(view, {
      siteUrl: env().siteUrl,
      artist: t('artist'),
      siteName: t('siteTitle'),
      siteDescription: t('siteDescription'),
    }),
  );
}
