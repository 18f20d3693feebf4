import { useEffect, useRef } from 'react';
import { dropOwnCopy } from '@/lib/client/working-copies';
import { beforeLogout } from '@/stores/auth';
import { pageContent } from '../core/page-content';
import { hasUnkeptWork } from '../publishing/open-publishing';
import { confirmLeaving } from './leaving';

/** After the user has chosen to leave nothing asks again for this long, since loading another page takes time. */
const GOING_MS = 5_000;

interface Whose {
  path: string;
  locale: string;
  userId: string;
}

/** Whether a link leads out of this document's page: not a place in it, another tab, a file, an address to write to. */
function leadsAway(link: HTMLAnchorElement): boolean {
  if (link.target === '_blank' || link.hasAttribute('download')) return false;
  const to = new URL(link.href, location.href);
  if (!/^https?:$/.test(to.protocol)) return false;
  return to.origin !== location.origin || to.pathname !== location.pathname || to.search !== location.search;
}

/** The link that a click follows in this tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  return isPlain && link?.href ? link : null;
}

/**
 * What happens to unsaved work when somebody leaves: by a link, by the browser's way back, by signing out. Links within
 * the page lead nowhere while its words are typed in.
 * @param save tells whether everything is saved
 */
export function useLeaving({ path, locale, userId }: Whose, save: () => Promise<boolean>): void {
  const saving = useRef(save);
  useEffect(() => {
    saving.current = save;
  });
  useEffect(() => {
    let isGoing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hasWork = () => !isGoing && hasUnkeptWork(pageContent.getState());
    const mayGo = async (kind: 'leave' | 'logout') => {
      const how = await confirmLeaving(kind);
      return how === 'go' || (how === 'save' && (await saving.current()));
    };
    const leave = async (go: () => void) => {
      if (!(await mayGo('leave'))) return;
      isGoing = true;
      timer = setTimeout(() => {
        isGoing = false;
      }, GOING_MS);
      go();
    };
    const click = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link) return;
      // A gallery's thumbnails only move it.
      const isInPage = link.closest('#content') !== null && link.closest('.thumbnails') === null;
      const asks = !isInPage && leadsAway(link) && hasWork();
      if (!isInPage && !asks) return;
      event.preventDefault();
      event.stopPropagation();
      if (asks) void leave(() => link.click());
    };
    const unload = (event: BeforeUnloadEvent) => {
      if (hasWork()) event.preventDefault();
    };
    // The way back within the site, in browsers that let a page hear of it; elsewhere the work is offered on return.
    const back = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || !hasWork()) return;
      if (new URL(event.destination.url).pathname === location.pathname) return;
      event.preventDefault();
      void leave(() => void window.navigation?.traverseTo(event.destination.key));
    };
    const forgetGuard = beforeLogout(async () => {
      if (!hasWork()) return true;
      if (!(await mayGo('logout'))) return false;
      isGoing = true;
      await dropOwnCopy({ path, locale, userId });
      return true;
    });
    document.addEventListener('click', click, { capture: true });
    addEventListener('beforeunload', unload);
    window.navigation?.addEventListener('navigate', back);
    return () => {
      clearTimeout(timer);
      forgetGuard();
      document.removeEventListener('click', click, { capture: true });
      removeEventListener('beforeunload', unload);
      window.navigation?.removeEventListener('navigate', back);
    };
  }, [path, locale, userId]);
}
