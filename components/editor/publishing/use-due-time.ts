import { useEffect } from 'react';
import { useStore } from 'zustand';
import { readPublishing } from '@/lib/client/publishing';
import { isUnsaved } from '@/stores/content';
import { pageContent } from '../core/page-content';
import { usePanels } from '../core/panels';
import { useSaveStatus } from '../core/save-status';
import { readStored } from '../core/stored-page';
import { letGoOfDraft } from './join-draft';
import { openPublishing } from './open-publishing';

/** The server publishes every few seconds. */
const LOOK_AFTER_MS = 8_000;
/** The longest timer: browsers limit timers to some weeks, and a reload sets a new one. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

interface Where {
  path: string;
  locale: string;
}

async function look({ path, locale }: Where): Promise<void> {
  const isOpen = () => {
    const { currentPath, currentLocale } = pageContent.getState();
    return currentPath === path && currentLocale === locale;
  };
  const publishing = await readPublishing(openPublishing.getState().pageId, locale);
  const isNewer = publishing !== null && publishing.version > pageContent.getState().version;
  const text = isNewer ? await readStored(path, locale) : null;
  if (!isOpen()) return;
  const { openDraft } = openPublishing.getState();
  const isPublished = openDraft !== null && publishing?.draft === null;
  if (text && (isPublished || !isUnsaved(pageContent.getState()))) {
    letGoOfDraft(pageContent);
    const conflicts = pageContent.getState().rebase(text);
    if (conflicts.length > 0) {
      useSaveStatus.getState().change({ conflicts, afterwards: 'nothing' });
      usePanels.getState().show('conflicts');
    }
  }
  openPublishing.setState({ publishing });
}

/** Reloads the publishing state when a scheduled time has come. */
export function useDueTime({ path, locale }: Where): void {
  const due = useStore(openPublishing, ({ publishing }) => publishing?.publishAt ?? null);
  useEffect(() => {
    const wait = due === null ? Number.POSITIVE_INFINITY : Date.parse(due) - Date.now() + LOOK_AFTER_MS;
    if (wait > LONGEST_MS) return;
    // If this fails, the next save finds out.
    const timer = setTimeout(() => look({ path, locale }).catch(() => {}), Math.max(wait, LOOK_AFTER_MS));
    return () => clearTimeout(timer);
  }, [due, path, locale]);
}
