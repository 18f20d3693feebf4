import { useEffect, useRef } from 'react';
import { joinTabs, type TabNews } from '@/lib/client/tabs';
import { isUnsaved } from '@/stores/content';
import { pageContent } from '../core/page-content';
import { useSaveStatus } from '../core/save-status';
import { readStored } from '../core/stored-page';

interface Where {
  path: string;
  locale: string;
}

/**
 * Lets the tabs of one browser know of each other where they edit the same page: what one has saved, the other shows when
 * nothing is unsaved in it, and joins at its next save otherwise.
 * @returns what tells the others that this tab has saved
 */
export function useTabs({ path, locale }: Where, onRenewed: () => void): () => void {
  const tellSaved = useRef(() => {});
  const renewed = useRef(onRenewed);
  useEffect(() => {
    renewed.current = onRenewed;
  });
  useEffect(() => {
    const status = useSaveStatus.getState();
    const others = new Set<string>();
    const show = () => status.change({ isInOtherTab: others.size > 0 });
    const isOpen = () => {
      const { currentPath, currentLocale } = pageContent.getState();
      return currentPath === path && currentLocale === locale;
    };
    const renew = async () => {
      const stored = await readStored(path, locale);
      if (!isOpen() || stored.version <= pageContent.getState().version) return;
      if (isUnsaved(pageContent.getState())) return status.change({ isBehind: true });
      pageContent.getState().rebase(stored);
      renewed.current();
    };
    const hear = (news: TabNews) => {
      if (news.path !== path || news.locale !== locale) return;
      if (news.kind === 'gone') others.delete(news.from);
      else others.add(news.from);
      show();
      if (news.kind === 'here') tabs.tell({ kind: 'too', path, locale });
      // Where the newer one cannot be read now, the next save finds it.
      if (news.kind === 'saved' && (news.version ?? 0) > pageContent.getState().version)
        renew().catch(() => status.change({ isBehind: true }));
    };
    const tabs = joinTabs(hear);
    const announceTab = () => tabs.tell({ kind: 'here', path, locale });
    // A tab that crashed has not said that it went.
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      others.clear();
      show();
      announceTab();
    };
    const go = () => tabs.tell({ kind: 'gone', path, locale });
    tellSaved.current = () =>
      tabs.tell({ kind: 'saved', path, locale, version: pageContent.getState().version });
    announceTab();
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', go);
    return () => {
      go();
      tabs.leave();
      tellSaved.current = () => {};
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', go);
    };
  }, [path, locale]);
  return () => tellSaved.current();
}
