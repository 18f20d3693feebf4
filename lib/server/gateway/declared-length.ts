import 'server-only';

/**
 * The name under which a handler tells the small server how long its answer is: Next.js drops the `Content-Length` of what
 * handlers answer. The small server puts the one in the place of the other (`scripts/serve/declared-length.ts`).
 */
export const DECLARED_LENGTH = 'x-declared-length';
