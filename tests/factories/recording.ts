interface RecordingOptions {
  /** How many clusters; each holds a second. */
  clusters?: number;
  width?: number;
  height?: number;
  /** Milliseconds, where the film says how long it is. */
  duration?: number;
  /** Whether clusters and the whole say how large they are, as in a film that was finished. */
  isSized?: boolean;
  /** What it calls itself. */
  kind?: 'webm' | 'matroska';
}

const UNKNOWN = Buffer.from('01ffffffffffffff', 'hex');

/** An element of a WebM file. */
function element(id: string, content: Buffer, isSized = true): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(content.length));
  return Buffer.concat([Buffer.from(id, 'hex'), isSized ? size : UNKNOWN, content]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A picture or sound so many milliseconds behind its cluster's time; nothing could play it. */
function block(behind: number): Buffer {
  const bytes = Buffer.alloc(24, 7);
  bytes[0] = 0x81;
  bytes.writeInt16BE(behind, 1);
  return element('a3', bytes);
}

/** A film as a browser's MediaRecorder writes it while it records. */
export function recording(options: RecordingOptions = {}): Buffer<ArrayBuffer> {
  const { clusters = 40, width = 320, height = 180, duration, isSized = false } = options;
  const length = Buffer.alloc(8);
  length.writeDoubleBE(duration ?? 0);
  const parts = [
    element(
      '1549a966',
      Buffer.concat([element('2ad7b1', number(1_000_000)), ...(duration ? [element('4489', length)] : [])]),
    ),
    element(
      '1654ae6b',
      element(
        'ae',
        Buffer.concat([
          element('83', Buffer.from([1])),
          element('e0', Buffer.concat([element('b0', number(width)), element('ba', number(height))])),
        ]),
      ),
    ),
    ...Array.from({ length: clusters }, (_, at) =>
      element(
        '1f43b675',
        Buffer.concat([
          element('e7', number(at * 1000)),
          block(0),
          block(480),
          element('a0', element('a1', Buffer.from('8103c00000', 'hex'))),
        ]),
        isSized,
      ),
    ),
  ];
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(options.kind ?? 'webm'))),
    element('18538067', Buffer.concat(parts), isSized),
  ]);
}
