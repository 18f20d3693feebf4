import { sameJson } from '../json';
import { CONTENT } from '../limits';
import type { PageContent } from './model';
import { normaliseContent } from './normalise';

/** The state of a page's editing session. Times in milliseconds. */
export interface ContentSession {
  originalContent: PageContent;
  workingContent: PageContent;
  currentLocale: string | null;
  currentPath: string | null;
  isTransitioning: boolean;
  /** When content was last initialised or cleared. */
  lastUpdateTimestamp: number;
  isContentReady: boolean;
}

export interface ContentInit {
  path: string;
  locale: string;
  /** As stored; none is an empty list of sections. */
  content: unknown;
}

/** An empty session: on a change of path or language, and on logout. */
export function clearedSession(path: string | null, locale: string | null, now: number): ContentSession {
  const empty: PageContent = { sections: [] };
  return {
    originalContent: empty,
    workingContent: empty,
    currentLocale: locale,
    currentPath: path,
    isTransitioning: false,
    lastUpdateTimestamp: now,
    isContentReady: false,
  };
}

function isOfSamePage(session: ContentSession, init: ContentInit): boolean {
  return session.currentPath === init.path && session.currentLocale === init.locale;
}

/** Whether two contents are equal once normalised: stored and displayed content differ in form only. */
export function sameContent(left: unknown, right: unknown): boolean {
  return left === right || sameJson(normaliseContent(left), normaliseContent(right));
}

/**
 * Whether an init is ignored: during a transition, when it brings what is there and
 * ready, or within 300 ms of the previous one for the same path and language.
 */
export function isInitIgnored(session: ContentSession, init: ContentInit, now: number): boolean {
  if (session.isTransitioning) return true;
  if (!isOfSamePage(session, init)) return false;
  if (session.isContentReady && sameContent(session.originalContent, init.content)) return true;
  // Clearing is no init: the first content of a page is never too early.
  return session.isContentReady && now - session.lastUpdateTimestamp < CONTENT.initThrottleMs;
}

/** The session with content in it, or the same session when the init is ignored. */
export function initialise(session: ContentSession, init: ContentInit, now: number): ContentSession {
  if (isInitIgnored(session, init, now)) return session;
  // The deep copy cuts every tie to what came in; both sides may share it, because commands change nothing in place.
  const content = normaliseContent(structuredClone(init.content));
  return {
    originalContent: content,
    workingContent: content,
    currentLocale: init.locale,
    currentPath: init.path,
    isTransitioning: false,
    lastUpdateTimestamp: now,
    isContentReady: true,
  };
}

/** Whether Save Changes and Discard are shown. Both sides are normalised already. */
export function hasUnsavedChanges(
  session: Pick<ContentSession, 'originalContent' | 'workingContent'>,
): boolean {
  return !sameJson(session.originalContent, session.workingContent);
}
