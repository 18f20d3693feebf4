import 'server-only';

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { RowFileFacts } from '@/lib/contracts/site-archive';
import { TarError } from './tar';

const WRITTEN_AT_ONCE = 256 * 1024;
/** More than any content of a page takes; what is longer is no row of ours. */
const LINE_BYTES = 16 * 1024 * 1024;
const END = 0x0a;

/** Writes rows to a file, one a line, and says what has become of it. */
export async function writeRows(
  file: string,
  name: string,
  rows: AsyncIterable<string>,
): Promise<RowFileFacts> {
  const sum = createHash('sha256');
  const handle = await open(file, 'w');
  let waiting = '';
  let lines = 0;
  let size = 0;
  const flush = async () => {
    const bytes = Buffer.from(waiting);
    waiting = '';
    sum.update(bytes);
    size += bytes.length;
    await handle.writeFile(bytes);
  };
  try {
    for await (const row of rows) {
      waiting += `${row}\n`;
      lines += 1;
      if (waiting.length >= WRITTEN_AT_ONCE) await flush();
    }
    await flush();
  } finally {
    await handle.close();
  }
  return { name, lines, size, sha256: sum.digest('hex') };
}

/**
 * Reads a file of rows line by line.
 * @throws {TarError} for one that is too long
 */
export async function* readRows(file: string): AsyncGenerator<string> {
  let carried: Buffer[] = [];
  let length = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: WRITTEN_AT_ONCE })) {
    if (!Buffer.isBuffer(chunk)) continue;
    let from = 0;
    for (let end = chunk.indexOf(END); end !== -1; end = chunk.indexOf(END, from)) {
      yield Buffer.concat([...carried, chunk.subarray(from, end)]).toString('utf8');
      carried = [];
      length = 0;
      from = end + 1;
    }
    const rest = chunk.subarray(from);
    length += rest.length;
    if (length > LINE_BYTES) throw new TarError('The archive holds a row that is too long.');
    carried.push(rest);
  }
  if (length > 0) yield Buffer.concat(carried).toString('utf8');
}

/** Things of a long list in lists of a bounded length. */
export async function* inParts<T>(all: AsyncIterable<T>, most: number): AsyncGenerator<T[]> {
  let part: T[] = [];
  for await (const each of all) {
    part.push(each);
    if (part.length < most) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
