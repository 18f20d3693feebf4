import 'server-only';

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** SHA-256 of bytes, in hexadecimal. */
export async function hashOf(bytes: AsyncIterable<unknown>): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of bytes) if (chunk instanceof Uint8Array) sum.update(chunk);
  return sum.digest('hex');
}

/** The same of a file; null where there is none. */
export async function hashOfFile(file: string): Promise<string | null> {
  try {
    return await hashOf(createReadStream(file, { highWaterMark: 1 << 18 }));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
