import { useEffect, useState } from 'react';
import { dropWorkingCopy, keepWorkingCopy } from '@/lib/client/working-copies';
import { isUnsaved } from '@/stores/content';
import { pageContent } from '../frame/page-content';

/** How long typing may go on before it is kept: what a crash can cost at most. */
const KEEP_AFTER_MS = 400;

interface Whose {
  path: string;
  locale: string;
  userId: string;
}

/**
 * Keeps the working copy in this browser while it differs from what is saved (decision 8), and says whether it is kept. A
 * copy of an earlier visit stays until there is a newer one.
 */
export function useKeptCopy({ path, locale, userId }: Whose): boolean {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasKept = false;
    const keep = async () => {
      timer = undefined;
      const state = pageContent.getState();
      if (state.currentPath !== path || state.currentLocale !== locale) return;
      if (isUnsaved(state)) {
        const { workingContent: content, originalContent: base } = state;
        hasKept = await keepWorkingCopy(userId, path, locale, { content, base, at: Date.now() }).then(
          () => true,
          () => false,
        );
        setIsKept(hasKept);
      } else if (hasKept) {
        hasKept = false;
        setIsKept(false);
        await dropWorkingCopy(userId, path, locale);
      }
    };
    const unsubscribe = pageContent.subscribe((now, before) => {
      if (now.workingContent === before.workingContent && now.originalContent === before.originalContent)
        return;
      timer ??= setTimeout(keep, KEEP_AFTER_MS);
    });
    // The tab is put away: perhaps for good.
    const hide = () => {
      if (document.visibilityState === 'hidden' && timer !== undefined) {
        clearTimeout(timer);
        void keep();
      }
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [path, locale, userId]);
  return isKept;
}
