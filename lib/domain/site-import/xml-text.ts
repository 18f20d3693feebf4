/** Signs that XML has not: no program reads a file that holds them, but texts of pages do. */
const NO_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;
/** A `&` that begins none of the references which XML has of itself. */
const BARE = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;
const OPEN = '<![CDATA[';
const CLOSE = ']]>';

/**
 * An export as XML can be: without signs that XML has not, and each `&` of the text meaning itself. Systems write addresses and
 * names of other markup's signs as they are, and a parser would take all that follows for a part of them.
 */
export function mendedXml(text: string): string {
  const given = text.replace(NO_XML, '').trimStart();
  let mended = '';
  let at = 0;
  while (at < given.length) {
    const open = given.indexOf(OPEN, at);
    const markup = open === -1 ? given.slice(at) : given.slice(at, open);
    mended += markup.replace(BARE, '&amp;');
    if (open === -1) break;
    const close = given.indexOf(CLOSE, open);
    at = close === -1 ? given.length : close + CLOSE.length;
    mended += given.slice(open, at);
  }
  return mended;
}
