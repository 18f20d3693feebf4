const LINES = 16;
const LINE_BYTES = 240;
/** Number of requests so far, then the length of each line. */
const NUMBERS = (1 + LINES) * Int32Array.BYTES_PER_ELEMENT;

/** The token of a private link is all that it takes to open it. */
const TOKEN = /(\/_preview\/)[^/]+/i;

/**
 * The last requests of a server, in memory that another thread can still read when the server's own is stuck in one of
 * them. Noting one costs next to nothing, since every request does it.
 */
export class LastRequests {
  /** @param {SharedArrayBuffer} [memory] of the server's own; new memory if not given */
  constructor(memory = new SharedArrayBuffer(NUMBERS + LINES * LINE_BYTES)) {
    this.memory = memory;
    this.numbers = new Int32Array(memory, 0, 1 + LINES);
    this.lines = Buffer.from(memory, NUMBERS);
  }

  /**
   * @param {string | undefined} method
   * @param {string | undefined} url
   */
  note(method = '', url = '') {
    const count = this.numbers[0] ?? 0;
    const at = count % LINES;
    const line = `${method} ${url}`;
    this.numbers[1 + at] = this.lines.write(line, at * LINE_BYTES, LINE_BYTES, 'latin1');
    this.numbers[0] = count + 1;
  }

  /**
   * Oldest first, without query values, which the log never holds (security S-3).
   * @returns {string[]}
   */
  read() {
    const count = this.numbers[0] ?? 0;
    const kept = Math.min(count, LINES);
    return Array.from({ length: kept }, (_, index) => {
      const at = (count - kept + index) % LINES;
      const start = at * LINE_BYTES;
      const line = this.lines.toString('latin1', start, start + (this.numbers[1 + at] ?? 0));
      return line.replace(/[?#].*/s, '').replace(TOKEN, '$1…');
    });
  }
}
