import { readPage, sendPage } from '@/lib/client/pages';
import type { PageDocument } from '@/lib/domain/content/model';
import { splitMeta, withMeta } from '@/lib/domain/content/page-meta';
import type { StoredContent } from '@/stores/content';
import { pageContent } from '../frame/page-content';
import { type SaveOutcome, type SaveTransport, saveContent } from './save-content';

/** A page of the server's as the content store takes it. */
export const toStored = (page: PageDocument): StoredContent => ({
  content: withMeta(page),
  version: page.translation.version,
});

const transport: SaveTransport = {
  send: async ({ path, locale, version, content, stored }) => {
    const saved = await sendPage({ path, locale, version, ...splitMeta(content, stored) });
    return typeof saved === 'number' ? { content, version: saved } : toStored(saved);
  },
  read: async (path, locale) => toStored(await readPage(path, locale)),
};

/** Saves the page that is open. */
export const savePage = (): Promise<SaveOutcome> => saveContent(pageContent.getState, transport);
