import { ApiError } from '@/lib/client/http';
import { keepDraft, readDraft } from '@/lib/client/publishing';
import type { PageDraft } from '@/lib/contracts/publishing';
import { readStored } from '../core/stored-page';
import type { DraftTransport } from './keep-as-draft';
import { openPublishing } from './open-publishing';

const pageId = () => openPublishing.getState().pageId;

/** The present draft of the open page; null if there is none. */
export async function readOpenDraft(locale: string): Promise<PageDraft | null> {
  try {
    return await readDraft(pageId(), locale);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Where drafts of the open page are kept. */
export const draftTransport: DraftTransport = {
  keep: (draft) => keepDraft(pageId(), draft),
  read: readOpenDraft,
  readText: readStored,
};
