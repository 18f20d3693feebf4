import { BEFORE_RELOAD, isFailedPart, shouldReloadForPart } from '@/lib/domain/site/build-check';
import { isSomebodyTyping } from './typing';

/** Kept for the session, so that a page that fails again after its reload is not reloaded for ever. */
const RELOADED_AT = 'reloaded_at';
/** How often to check whether everything is saved. */
const LOOK_AGAIN_MS = 5_000;

/** Why the page has to be loaded anew: there is a new build, or a part of this one could not be had. */
export type ReloadReason = 'build' | 'part';

/** Said by the document, since more than one bundle of scripts may have this module. */
const RELOAD_WAITS = 'atelier:reload-waits';

/** Why a reload waits; null if none is pending. */
export const waitingReload = (): ReloadReason | null =>
  (document.documentElement.dataset.reloadWaits as ReloadReason | undefined) ?? null;

/** Hears when a reload begins to wait. */
export function onReloadWaiting(listener: () => void): () => void {
  addEventListener(RELOAD_WAITS, listener);
  return () => removeEventListener(RELOAD_WAITS, listener);
}

/** Whether a reload would lose anything: every feature that has something to lose answers the event. */
const wouldLose = () => isSomebodyTyping() || !dispatchEvent(new Event(BEFORE_RELOAD, { cancelable: true }));

/** False if this browser has no storage: then a reload could repeat for ever. */
function noteReload(): boolean {
  try {
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

function reload(reason: ReloadReason): boolean {
  if (reason === 'part' && !noteReload()) return false;
  location.reload();
  return true;
}

function waitUntilSaved(reason: ReloadReason): void {
  if (waitingReload() !== null) return;
  document.documentElement.dataset.reloadWaits = reason;
  dispatchEvent(new Event(RELOAD_WAITS));
  const look = () => {
    if (wouldLose()) setTimeout(look, LOOK_AGAIN_MS);
    else reload(reason);
  };
  setTimeout(look, LOOK_AGAIN_MS);
}

/**
 * Loads the page anew; where something would be lost by it, once nothing would be.
 * @returns whether it does so now
 */
export function reloadOnceSaved(reason: ReloadReason): boolean {
  if (!wouldLose()) return reload(reason);
  waitUntilSaved(reason);
  return false;
}

function lastReload(): number | null {
  try {
    return Number(sessionStorage.getItem(RELOADED_AT)) || null;
  } catch {
    return null;
  }
}

/**
 * To be told of every error that a part of the program may have caused by not coming: loads the page anew then, not twice
 * within ten seconds. The only place that does; whoever catches such an error hands it on.
 * @returns whether the page is being loaded anew
 */
export function heedFailedPart(error: unknown): boolean {
  // Offline nothing can be reloaded.
  if (!isFailedPart(error) || !navigator.onLine) return false;
  return shouldReloadForPart(lastReload(), Date.now()) && reloadOnceSaved('part');
}
