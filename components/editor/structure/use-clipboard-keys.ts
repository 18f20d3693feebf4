import { useEffect } from 'react';
import { keptClip } from './kept-clip';
import { isBusy } from './typing';
import { useActions } from './use-actions';

/**
 * The keys of the clipboard, on what is selected as a whole: where words are selected or typed, they are the browser's.
 * What other programs have copied since is not ours to paste.
 */
export function useClipboardKeys(): void {
  const { copy, cut, paste } = useActions();
  useEffect(() => {
    const take = (work: () => boolean) => (event: ClipboardEvent) => {
      if (event.defaultPrevented || isBusy(event.target)) return;
      if (!work()) return;
      const kept = keptClip();
      if (kept) event.clipboardData?.setData('text/plain', kept.text);
      event.preventDefault();
    };
    const onCopy = take(copy);
    const onCut = take(cut);
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isBusy(event.target)) return;
      const words = event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n');
      if (words === '' || words !== keptClip()?.text) return;
      event.preventDefault();
      paste();
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCut);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCut);
      document.removeEventListener('paste', onPaste);
    };
  }, [copy, cut, paste]);
}
