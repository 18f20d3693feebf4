import { type RefObject, useEffect } from 'react';
import { useLibraryStore } from './library-state';

interface DialogKeys {
  dialog: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  close(): void;
}

/** Where a key has been pressed: on the page itself when nothing has the focus. */
const isFrom = (dialog: HTMLElement | null, target: EventTarget | null) =>
  target === document.body || (target instanceof Element && target.closest('[role="dialog"]') === dialog);

/** Ctrl+F leads to the search box. Gives what Escape does: it clears the box, then the selection; when there is neither, it closes. */
export function useDialogKeys({ dialog, search, close }: DialogKeys) {
  const library = useLibraryStore();
  useEffect(() => {
    // The browser's own search would look through a page that is behind.
    const find = (event: globalThis.KeyboardEvent) => {
      const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey);
      if (!isFind || event.shiftKey || event.altKey || !isFrom(dialog.current, event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      search.current?.focus();
      search.current?.select();
    };
    addEventListener('keydown', find, { capture: true });
    return () => removeEventListener('keydown', find, { capture: true });
  }, [dialog, search]);

  return () => {
    const { query, selected, changeQuery, deselect, request } = library.getState();
    if (query.search !== '') changeQuery({ search: '' });
    else if (request.mode === 'view' && selected.length > 0) deselect(selected);
    else close();
  };
}
