import 'server-only';

import type { PublicCall } from './public-calls';

type Listener = (kind: PublicCall['kind']) => void;

declare global {
  // The small server and the application are two bundles in one process.
  var atelierFullLimiterListener: Listener | undefined;
}

/** Says that a call found no place; the small server has no database to write it down in. */
export function tellFullLimiter(kind: PublicCall['kind']): void {
  globalThis.atelierFullLimiterListener?.(kind);
}

/** Sets the listener for requests refused for lack of capacity. */
export function listenToFullLimiters(listener: Listener): void {
  globalThis.atelierFullLimiterListener = listener;
}
