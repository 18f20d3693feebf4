import { ApiError } from '@/lib/client/http';
import { sendPage } from '@/lib/client/pages';
import { readPublishing } from '@/lib/client/publishing';
import { splitMeta } from '@/lib/domain/content/page-meta';
import type { PendingSave, StoredContent } from '@/stores/content';
import { pageContent } from '../core/page-content';
import { readStored, toStored } from '../core/stored-page';
import { readOpenDraft } from '../publishing/draft-transport';
import { heedDraft } from '../publishing/join-draft';
import { noteSaved, openPublishing } from '../publishing/open-publishing';
import { type SaveOutcome, saveContent } from './save-content';

/**
 * Reads anew whether the page is public in a language that has just got its first text. Only the server knows: it publishes the new
 * text if the text that it was made from is public.
 */
async function noteFirst(locale: string): Promise<void> {
  const { pageId } = openPublishing.getState();
  const publishing = await readPublishing(pageId, locale).catch(() => null);
  if (openPublishing.getState().pageId === pageId) openPublishing.setState({ publishing });
}

async function send({ path, locale, version, content, stored }: PendingSave): Promise<StoredContent> {
  const draft = openPublishing.getState().openDraft?.version;
  try {
    const saved = await sendPage({
      path,
      locale,
      version,
      ...splitMeta(content, stored),
      ...(draft !== undefined && { draft }),
    });
    const now = typeof saved === 'number' ? { content, version: saved } : toStored(saved);
    noteSaved(now.version);
    if (openPublishing.getState().publishing === null) void noteFirst(locale);
    return now;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict')
      await heedDraft(pageContent, () => readOpenDraft(locale));
    throw error;
  }
}

/** Saves the page that is open, and publishes with it the draft that it went on from. */
export const savePage = (): Promise<SaveOutcome> =>
  saveContent(pageContent.getState, { send, read: readStored });
