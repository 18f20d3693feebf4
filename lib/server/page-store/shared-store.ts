import 'server-only';

import path from 'node:path';
import { buildId } from '@/lib/server/build-id';
import { answeredAt } from '@/lib/server/database-answers';
import { databaseUrl, env } from '@/lib/server/env';
import { PageStore } from './page-store';
import { readRenewalsFrom } from './read-renewals';
import { Renewals } from './renewals';

declare global {
  // Next.js bundles this module more than once (server, cache handler, pages): the process has one store.
  var atelierPageStore: PageStore | undefined;
}

/** This process's page store, made at its first use from `DATA_DIR` and `DATABASE_URL`. */
export function pageStore(): PageStore {
  globalThis.atelierPageStore ??= new PageStore({
    folder: path.join(/* turbopackIgnore: true */ env().dataDir, 'pages'),
    renewals: new Renewals(readRenewalsFrom(databaseUrl()), undefined, answeredAt),
    // Pages name the site's own address, so those of another one are as good as another build's.
    buildId: () => `${buildId()} ${env().siteUrl} ${env().blobToken === undefined}`,
  });
  return globalThis.atelierPageStore;
}
