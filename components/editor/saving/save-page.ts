import { readPage, sendPage } from '@/lib/client/pages';
import { pageContent } from '../frame/page-content';
import { type SaveOutcome, type SaveTransport, saveContent } from './save-content';

const transport: SaveTransport = {
  send: async (save) => (await sendPage(save)).translation,
  read: async (path, locale) => (await readPage(path, locale)).translation,
};

/** Saves the page that is open. */
export const savePage = (): Promise<SaveOutcome> => saveContent(pageContent.getState, transport);
