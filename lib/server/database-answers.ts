import 'server-only';

declare global {
  // Next.js bundles this module more than once, and the small server is a bundle of its own: the process has one.
  var atelierDatabaseAnsweredAt: number | undefined;
}

/** Errors of a server that is starting, stopping or full: it answers, but cannot be queried. */
const NOT_READY = /^(?:08|53|57)/;

/** Notes that the site's database has answered a statement, with rows or with an error of its own. */
export function noteAnswer(error?: unknown): void {
  const state = error && typeof error === 'object' && 'code' in error ? String(error.code) : '';
  const isOfServer = /^\d[0-9A-Z]{4}$|^[PXF]\d[0-9A-Z]{3}$/.test(state) && !NOT_READY.test(state);
  if (!error || isOfServer) globalThis.atelierDatabaseAnsweredAt = performance.now();
}

/** When it last did, on the clock of `performance.now`. */
export function answeredAt(): number {
  return globalThis.atelierDatabaseAnsweredAt ?? Number.NEGATIVE_INFINITY;
}
