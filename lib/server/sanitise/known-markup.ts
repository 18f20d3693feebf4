import 'server-only';

/** Characters that are remembered in all: some pages of the greatest size. */
const ROOM = 4_000_000;

/**
 * Results of recent cleaning. A save sends a whole page of which one text has changed, and pages are read far more
 * often; the least recently used is dropped first.
 */
export class KnownMarkup {
  private readonly known = new Map<string, string>();
  private taken = 0;

  constructor(private readonly room = ROOM) {}

  /** The result of `clean`, computed once; `clean` must be pure. */
  cleaned(html: string, clean: (html: string) => string): string {
    const found = this.known.get(html);
    if (found !== undefined) {
      this.known.delete(html);
      this.known.set(html, found);
      return found;
    }
    const made = clean(html);
    // One string where both say the same.
    const result = made === html ? html : made;
    this.taken += sizeOf(html, result);
    this.known.set(html, result);
    for (const [oldest, value] of this.known) {
      if (this.taken <= this.room) break;
      this.known.delete(oldest);
      this.taken -= sizeOf(oldest, value);
    }
    return result;
  }
}

function sizeOf(html: string, result: string): number {
  return html.length + (result === html ? 0 : result.length);
}
