import { splitLocale } from './paths';
import { routeFor } from './routes';

export interface RouteVisit {
  /** With or without a language prefix. */
  pathname: string;
  /** Codes that are prefixes now. */
  locales: readonly string[];
  isAuthenticated: boolean;
  pageExists: boolean;
}

export type RouteCheckResult =
  | { outcome: 'pass' }
  | { outcome: 'redirect'; to: '/' }
  | { outcome: 'refuse'; status?: number; message?: string };

export type RouteCheck = (visit: RouteVisit) => RouteCheckResult;

const PASS: RouteCheckResult = { outcome: 'pass' };

/**
 * The rule of specification §6: home paths and everything under /master pass, so does a route with the flag; any other
 * path sends an unauthenticated visitor home. Every public route carries the flag (decision 1).
 */
export function authCheckOf(skipsAuthCheck: (path: string) => boolean): RouteCheck {
  return ({ pathname, locales, isAuthenticated }) => {
    const { path } = splitLocale(pathname, locales);
    const isOpen = path === '/' || path === '/master' || path.startsWith('/master/');
    return isOpen || isAuthenticated || skipsAuthCheck(path) ? PASS : { outcome: 'redirect', to: '/' };
  };
}

/** A route that looks up content must have a page (specification §2.1, §8). */
const pageExists: RouteCheck = ({ pathname, locales, pageExists: exists }) => {
  const { path } = splitLocale(pathname, locales);
  if (exists || !routeFor(path).loadsContent) return PASS;
  return { outcome: 'refuse', status: 404, message: pageNotFoundMessage(path) };
};

const CHECKS: ReadonlyMap<string, RouteCheck> = new Map([
  ['page-exists', pageExists],
  ['auth', authCheckOf((path) => routeFor(path).skipsAuthCheck)],
]);

/** Runs a named check; a name that is not in the table is a mistake of the program and throws (specification §8). */
export function runRouteCheck(name: string, visit: RouteVisit): RouteCheckResult {
  const check = CHECKS.get(name);
  if (!check) throw new Error(`Unknown route check: ${name}`);
  return check(visit);
}

/** What an unknown route says (specification §8). */
export function pageNotFoundMessage(path: string): string {
  return `Page not found: ${path}`;
}

/** Status and text of a failed validation: the validator's own, else the general ones (specification §8). */
export function routeFailure(
  path: string,
  refusal: { status?: number; message?: string } = {},
): { status: number; message: string } {
  return { status: refusal.status ?? 404, message: refusal.message ?? `Page Not Found: ${path}` };
}
