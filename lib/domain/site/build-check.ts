import { BUILD } from './build-limits';

/** Anything with unsaved work answers this event with `preventDefault()`: no reload then (specification §2.1). */
export const BEFORE_RELOAD = 'atelier:before-reload';

export interface BuildCheck {
  runningBuild: string;
  latestBuild: string;
  hasUnsavedChanges: boolean;
}

/** Whether to reload for a new build (specification §2.1): never while a person would lose what is not saved. */
export function shouldReloadForBuild({ runningBuild, latestBuild, hasUnsavedChanges }: BuildCheck): boolean {
  return latestBuild !== runningBuild && !hasUnsavedChanges;
}

export interface ChunkFailure {
  /** When the last reload of this kind was made, in milliseconds; null when there was none in this session. */
  lastReloadAt: number | null;
  now: number;
  hasUnsavedChanges: boolean;
}

/** Whether a chunk that failed to load reloads the page (specification §2.1, §9): not twice within ten seconds. */
export function shouldReloadForChunk({ lastReloadAt, now, hasUnsavedChanges }: ChunkFailure): boolean {
  if (hasUnsavedChanges) return false;
  // A clock that was set back must not keep the guard closed for long, nor open it at once.
  return lastReloadAt === null || Math.abs(now - lastReloadAt) >= BUILD.reloadGuardMs;
}
