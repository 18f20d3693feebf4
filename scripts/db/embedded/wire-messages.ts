/** The little that a server must know of PostgreSQL's messages to pass them on in whole units. */

const PROTOCOL_VERSION = 196_608;
const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;
/** Longer than any statement of the site; a longer length word means that the stream is out of step. */
const LARGEST_MESSAGE = 512 * 1024 * 1024;

const QUERY = 'Q'.charCodeAt(0);
const PARSE = 'P'.charCodeAt(0);
const SYNC = 'S'.charCodeAt(0);
const FLUSH = 'H'.charCodeAt(0);
const FUNCTION_CALL = 'F'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);

function requestCode(packet: Uint8Array): number {
  return Buffer.from(packet.buffer, packet.byteOffset, packet.byteLength).readInt32BE(4);
}

/** A client asks for encryption first; on a private socket the answer is no. */
export function isRefusedEncryption(packet: Uint8Array): boolean {
  return [SSL_REQUEST, GSS_REQUEST].includes(requestCode(packet));
}

export function isCancel(packet: Uint8Array): boolean {
  return requestCode(packet) === CANCEL_REQUEST;
}

/** Ends a batch of messages, also one that failed half-way. */
export const syncMessage = new Uint8Array([SYNC, 0, 0, 0, 4]);

/**
 * A unit that ends with a Flush is not complete: its client reads the answer and continues with the same
 * statement.
 */
export function isUnfinished(unit: Uint8Array): boolean {
  return unit.at(-5) === FLUSH && unit.at(-1) === 4 && unit[0] !== QUERY;
}

/**
 * Whether the unit is a COPY from the client. PGlite would look for the data in the same call, find none, and lose
 * its session.
 */
export function isCopyFromClient(unit: Uint8Array): boolean {
  return (
    unit[0] === QUERY && /^\s*copy\b[^;]*\bfrom\s+stdin\b/i.test(Buffer.from(unit.subarray(5)).toString())
  );
}

/** Whether the unit begins a transaction, as a simple query or as a statement to parse. */
export function beginsTransaction(unit: Uint8Array): boolean {
  // A statement to parse has a name before it.
  const at = unit[0] === PARSE ? unit.indexOf(0, 5) + 1 : 5;
  if (unit[0] !== PARSE && unit[0] !== QUERY) return false;
  return /^\s*(?:begin|start\s+transaction)\b/i.test(
    Buffer.from(unit.subarray(at, at + 32)).toString('latin1'),
  );
}

/** The first message of a client: protocol version, user and database. */
export function startupMessage(): Uint8Array {
  const parameters = Buffer.from('user\0postgres\0database\0postgres\0client_encoding\0UTF8\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + parameters.length, 0);
  head.writeInt32BE(PROTOCOL_VERSION, 4);
  return new Uint8Array(Buffer.concat([head, parameters]));
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

/** An ErrorResponse; a FATAL one tells the client that the connection is about to end. */
export function errorResponse(severity: 'ERROR' | 'FATAL', code: string, text: string): Buffer {
  return message('E', Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${text}\0\0`));
}

/** Refuses a query; the connection continues outside of any transaction. */
export function refusal(code: string, text: string): Buffer {
  return Buffer.concat([errorResponse('ERROR', code, text), message('Z', Buffer.from('I'))]);
}

/** Collects what arrives on a connection and gives it back in whole units. */
export class MessageBuffer {
  #chunks: Buffer[] = [];
  #length = 0;
  /** How much of the coming unit has been scanned. */
  #scanned = 0;
  /** Where the message ends that is still arriving: nothing is joined before it is all there. */
  #awaited = 0;

  append(data: Buffer): void {
    this.#chunks.push(data);
    this.#length += data.length;
  }

  /** One startup packet (no type byte), or null while it is incomplete. */
  takeStartupPacket(): Uint8Array | null {
    if (this.#length < 8) return null;
    const length = this.#joined().readInt32BE(0);
    return this.#length < length ? null : this.#take(Math.max(length, 8));
  }

  /** The messages up to a Sync (or Flush), or one simple query; null while they are incomplete. */
  takeUnit(): Uint8Array | 'terminate' | 'malformed' | null {
    if (this.#length < this.#awaited) return null;
    while (this.#length >= this.#scanned + 5) {
      const buffer = this.#joined();
      const type = buffer[this.#scanned];
      const length = buffer.readInt32BE(this.#scanned + 1);
      if (length < 4 || length > LARGEST_MESSAGE) return 'malformed';
      const end = this.#scanned + 1 + length;
      if (this.#length < end) {
        this.#awaited = end;
        return null;
      }
      if (type === TERMINATE) return 'terminate';
      this.#scanned = end;
      if ([SYNC, QUERY, FUNCTION_CALL, FLUSH].includes(type ?? 0)) return this.#take(end);
    }
    return null;
  }

  #joined(): Buffer {
    const [first] = this.#chunks;
    if (first !== undefined && this.#chunks.length === 1) return first;
    const joined = Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }

  #take(length: number): Uint8Array {
    const joined = this.#joined();
    const taken = new Uint8Array(joined.subarray(0, length));
    const rest = joined.subarray(length);
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#length = rest.length;
    this.#scanned = 0;
    this.#awaited = 0;
    return taken;
  }
}
