import { useEffect } from 'react';
import { isUnsaved } from '@/stores/content';
import { pageContent } from '../frame/page-content';

/**
 * What a click on a link does while a page is edited: within the page nothing, since its words are typed in; elsewhere it
 * leads on, after asking when something is unsaved.
 */
export function useLeaving(isEditing: boolean, question = ''): void {
  useEffect(() => {
    if (!isEditing) return;
    const hasWork = () => isUnsaved(pageContent.getState());
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const isInPage = link.closest('#content') !== null;
      if (!isInPage && (!hasWork() || confirm(question))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const unload = (event: BeforeUnloadEvent) => {
      if (hasWork()) event.preventDefault();
    };
    document.addEventListener('click', click, { capture: true });
    addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', click, { capture: true });
      removeEventListener('beforeunload', unload);
    };
  }, [isEditing, question]);
}
