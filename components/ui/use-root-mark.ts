import { useLayoutEffect } from 'react';

type Mark = 'toolbar' | 'editing' | 'typing' | 'linking' | 'selected';

/**
 * Marks the document (`data-toolbar` and the like) for as long as what calls it is drawn and `isSo`. Style sheets that ask
 * with `:has()` whether something is there would have a long page styled anew with every change of anything.
 */
export function useRootMark(mark: Mark, isSo = true): void {
  useLayoutEffect(() => {
    if (!isSo) return;
    const { dataset } = document.documentElement;
    dataset[mark] = '';
    return () => {
      delete dataset[mark];
    };
  }, [mark, isSo]);
}
