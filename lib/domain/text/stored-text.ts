/** NUL, which the database cannot hold, and halves of a character, which no encoding can (security V-4). */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Whether a text comes back from the database as it went in. */
export function isStorableText(text: string): boolean {
  return !UNSTORABLE.test(text);
}
