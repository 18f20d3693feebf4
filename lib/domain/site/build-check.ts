import { BUILD } from '../build-limits';

/** Anything with unsaved work answers this event with `preventDefault()`: no reload then. */
export const BEFORE_RELOAD = 'atelier:before-reload';

/**
 * Modules that may not import the reload code report a failed chunk by this event; its answer is
 * `preventDefault()`.
 */
export const PART_FAILED = 'atelier:part-failed';

const FAILED_PART = /load(?:ing)? (?:css )?chunk|dynamically imported module|importing a module script/i;

/** Whether an error says that a part of the program could not be loaded, in the words of the bundler or of a browser. */
export function isFailedPart(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || FAILED_PART.test(error.message));
}

/**
 * Whether a part that failed to load reloads the page: not twice within ten seconds.
 * @param lastReloadAt milliseconds; null when there was none in this session
 */
export function shouldReloadForPart(lastReloadAt: number | null, now: number): boolean {
  // A clock that was set back must not keep the guard closed for long, nor open it at once.
  return lastReloadAt === null || Math.abs(now - lastReloadAt) >= BUILD.reloadGuardMs;
}
