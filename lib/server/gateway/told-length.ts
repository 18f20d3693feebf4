import 'server-only';

/**
 * The name under which a handler tells the small server how long its answer is: Next.js drops the `Content-Length` of what
 * handlers answer. The small server puts the one in the place of the other (`scripts/serve/told-length.ts`).
 */
export const TOLD_LENGTH = 'x-told-length';
