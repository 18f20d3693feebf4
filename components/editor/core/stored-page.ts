import { readPage } from '@/lib/client/pages';
import type { PageDocument } from '@/lib/domain/content/model';
import { withMeta } from '@/lib/domain/content/page-meta';
import type { StoredContent } from '@/stores/content';

/** A page of the server's as the content store takes it. */
export const toStored = (page: PageDocument): StoredContent => ({
  content: withMeta(page),
  version: page.translation.version,
});

/** The present stored text. */
export const readStored = async (path: string, locale: string): Promise<StoredContent> =>
  toStored(await readPage(path, locale));
