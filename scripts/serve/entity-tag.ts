/** How the bytes of an answer are packed; null for as they are. */
export type Encoding = 'br' | 'gzip' | null;

/** The etag of one encoding: different bytes have different etags (RFC 9110, 8.8.3.3). */
export function tagOf(etag: string, encoding: Encoding): string {
  return encoding === null ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

/** Whether a client has what bears this tag already (`If-None-Match`, RFC 9110, 13.1.2). */
export function isHeld(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;
}
