import { BEFORE_RELOAD } from '@/lib/domain/site/build-check';

/** Keeps the page from being reloaded by itself while something here would be lost. */
export function keepFromReload(isUnsaved: () => boolean): () => void {
  const answer = (event: Event) => {
    if (isUnsaved()) event.preventDefault();
  };
  addEventListener(BEFORE_RELOAD, answer);
  return () => removeEventListener(BEFORE_RELOAD, answer);
}

/** The same, and lets the browser ask before the page is left. */
export function guardUnsaved(isUnsaved: () => boolean): () => void {
  const letReload = keepFromReload(isUnsaved);
  const warn = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  };
  addEventListener('beforeunload', warn);
  return () => {
    letReload();
    removeEventListener('beforeunload', warn);
  };
}
