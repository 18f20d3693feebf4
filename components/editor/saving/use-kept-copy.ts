import { useEffect } from 'react';
import { dropOwnCopy, keepWorkingCopy } from '@/lib/client/working-copies';
import type { ContentState } from '@/stores/content';
import { pageContent } from '../core/page-content';
import { useSaveStatus } from '../core/save-status';
import { hasUnkeptWork, openPublishing } from '../publishing/open-publishing';
import { createCopyKeeper } from './copy-keeper';

/** A pause in typing after which it is kept: writing a long page away takes time that typing would feel. */
const PAUSE_MS = 400;
/** The longest time without a backup during continuous typing: what a crash can cost at most. */
const KEEP_AFTER_MS = 2_000;

interface Whose {
  path: string;
  locale: string;
  userId: string;
}

type Kept = Pick<ContentState, 'originalContent' | 'workingContent' | 'sent'>;

/**
 * Backs up the working copy in this browser while it differs from the saved text and draft, and records whether
 * that worked.
 */
export function useKeptCopy({ path, locale, userId }: Whose): void {
  useEffect(() => {
    const where = { path, locale, userId };
    const { change } = useSaveStatus.getState();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitingSince = 0;
    let latest: Kept | null = null;
    const keeper = createCopyKeeper({
      keep: (copy) => keepWorkingCopy(where, copy),
      drop: () => dropOwnCopy(where),
      tell: (kept) => change({ kept }),
    });
    const keep = async (state: Kept) => {
      clearTimeout(timer);
      timer = undefined;
      latest = null;
      const { conflicts, kept } = useSaveStatus.getState();
      if (!hasUnkeptWork(state)) return keeper.drop(kept !== 'no');
      const { workingContent: content, originalContent: base, sent } = state;
      const { openDraft: draft } = openPublishing.getState();
      await keeper.keep({
        content,
        base,
        sent,
        at: Date.now(),
        ...(conflicts.length > 0 && { conflicts }),
        ...(draft && { draft }),
      });
    };
    const flush = () => {
      if (latest) void keep(latest);
    };
    const keepSoon = (state: Kept) => {
      latest = state;
      const now = Date.now();
      if (timer === undefined) waitingSince = now;
      clearTimeout(timer);
      timer = setTimeout(flush, Math.max(0, Math.min(PAUSE_MS, waitingSince + KEEP_AFTER_MS - now)));
    };
    const unsubscribe = pageContent.subscribe((now, before) => {
      // Left, or cleared at the end of a session: what stood there last is kept, since it was not saved.
      if (now.currentPath !== path || now.currentLocale !== locale) return flush();
      const isSame =
        now.workingContent === before.workingContent &&
        now.originalContent === before.originalContent &&
        now.sent === before.sent;
      if (isSame) return;
      // Backed up at once: otherwise the user's own save would later look like somebody else's.
      if (now.sent !== before.sent) void keep(now);
      else keepSoon(now);
    });
    const unsubscribeConflicts = useSaveStatus.subscribe((now, before) => {
      if (now.conflicts === before.conflicts || now.conflicts.length === 0) return;
      keepSoon(pageContent.getState());
    });
    const unsubscribeDraft = openPublishing.subscribe((now, before) => {
      const { currentPath, currentLocale } = pageContent.getState();
      if (now.openDraft === before.openDraft || currentPath !== path || currentLocale !== locale) return;
      const state = pageContent.getState();
      // A stale backup would be offered again if the page were left in the meantime.
      if (hasUnkeptWork(state)) keepSoon(state);
      else void keep(state);
    });
    // A hidden tab may never come back.
    const hide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', hide);
    // Sooner than that: the browser may still ask whether to leave, and writing away has that time.
    addEventListener('beforeunload', flush);
    return () => {
      flush();
      unsubscribe();
      unsubscribeConflicts();
      unsubscribeDraft();
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('beforeunload', flush);
    };
  }, [path, locale, userId]);
}
