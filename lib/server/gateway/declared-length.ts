import 'server-only';

/**
 * Header in which a handler passes the length of its answer to the small server, because Next.js drops the
 * `Content-Length` of handlers. The small server replaces it (`scripts/serve/declared-length.ts`).
 */
export const DECLARED_LENGTH = 'x-declared-length';
