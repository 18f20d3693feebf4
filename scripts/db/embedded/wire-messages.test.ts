import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beginsTransaction,
  isCancel,
  isCopyFromClient,
  isRefusedEncryption,
  isUnfinished,
  MessageBuffer,
  startupMessage,
} from './wire-messages';

function message(type: string, body = ''): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + Buffer.byteLength(body), 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

function packet(code: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeInt32BE(8, 0);
  bytes.writeInt32BE(code, 4);
  return bytes;
}

/** Feeds the stream in pieces cut at the given places; answers the units that came out. */
function unitsOf(stream: Buffer, cuts: readonly number[]): unknown[] {
  const buffer = new MessageBuffer();
  const units: unknown[] = [];
  const places = [0, ...[...cuts].sort((a, b) => a - b), stream.length];
  for (let index = 1; index < places.length; index += 1) {
    const piece = stream.subarray(places[index - 1], places[index]);
    if (piece.length > 0) buffer.append(piece);
    for (;;) {
      const unit = buffer.takeUnit();
      if (unit === null) break;
      units.push(typeof unit === 'string' ? unit : Buffer.from(unit).toString());
      if (unit === 'terminate' || unit === 'malformed') return units;
    }
  }
  return units;
}

describe('messages are passed on in whole units', () => {
  const batch = [message('P', 'select $1'), message('B', 'x'.repeat(50)), message('E'), message('S')];
  const query = message('Q', 'select 1\0');
  const stream = Buffer.concat([...batch, query, ...batch, message('X')]);
  const expected = [
    Buffer.concat(batch).toString(),
    query.toString(),
    Buffer.concat(batch).toString(),
    'terminate',
  ];

  test('however they are cut on the way', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length)), (cuts) => {
        expect(unitsOf(stream, cuts)).toEqual(expected);
      }),
    );
  });

  test('a Flush ends a unit that is not over', () => {
    const [unit] = unitsOf(Buffer.concat([message('P', 'a'), message('H')]), []);
    expect(isUnfinished(Buffer.from(String(unit)))).toBe(true);
    expect(isUnfinished(Buffer.concat(batch))).toBe(false);
    expect(isUnfinished(query)).toBe(false);
  });

  test('a length that cannot be is not waited for', () => {
    const wrong = message('P', 'a');
    wrong.writeInt32BE(-5, 1);
    expect(unitsOf(wrong, [])).toEqual(['malformed']);
    wrong.writeInt32BE(2_000_000_000, 1);
    expect(unitsOf(wrong, [])).toEqual(['malformed']);
  });
});

describe('before the session', () => {
  test('packets come whole, and each is told apart', () => {
    const buffer = new MessageBuffer();
    const encryption = packet(80_877_103);
    buffer.append(encryption.subarray(0, 3));
    expect(buffer.takeStartupPacket()).toBeNull();
    buffer.append(encryption.subarray(3));
    buffer.append(Buffer.from(startupMessage()));
    const first = buffer.takeStartupPacket();
    expect(first !== null && isRefusedEncryption(first)).toBe(true);
    const second = buffer.takeStartupPacket();
    expect(second !== null && !isRefusedEncryption(second) && !isCancel(second)).toBe(true);
    expect(buffer.takeStartupPacket()).toBeNull();
    expect(isCancel(packet(80_877_102))).toBe(true);
  });
});

describe('COPY from the client is recognised', () => {
  test.each([
    ['copy page from stdin', true],
    ['  COPY "page" (id, path)\n FROM STDIN WITH (FORMAT csv)', true],
    ['copy page to stdout', false],
    [`select 'copy page from stdin'`, false],
    [`copy page to stdout; select 'from stdin'`, false],
  ])('%s: %s', (sql, expected) => {
    expect(isCopyFromClient(message('Q', `${sql}\0`))).toBe(expected);
  });
});

test.each([
  [message('Q', 'BEGIN\0'), true],
  [message('Q', 'begin;\0'), true],
  [message('Q', ' START  TRANSACTION ISOLATION LEVEL SERIALIZABLE\0'), true],
  [Buffer.concat([message('P', '\0BEGIN\0\0\0'), message('S')]), true],
  [Buffer.concat([message('P', 's1\0BEGIN\0\0\0'), message('S')]), true],
  [message('Q', 'SELECT 1\0'), false],
  [message('Q', 'COMMIT\0'), false],
  [Buffer.concat([message('P', 'begin\0SELECT 1\0\0\0'), message('S')]), false],
  [message('Q', 'BEGINNING\0'), false],
  [message('S'), false],
  [message('P', 'no end of the name'), false],
])('whether %s begins a transaction: %s', (unit, begins) => {
  expect(beginsTransaction(unit)).toBe(begins);
});
