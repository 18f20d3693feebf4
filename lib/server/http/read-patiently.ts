import 'server-only';

import { AppError } from '@/lib/domain/errors';

export interface Patience {
  /** The longest wait for a byte. */
  idleMs: number;
  /** Over so long a wait at least `slowBytes` have to come. */
  slowMs: number;
  slowBytes: number;
}

/** Security U-9. */
const PATIENCE: Patience = { idleMs: 30_000, slowMs: 60_000, slowBytes: 61_440 };

/**
 * The body of a request, chunk by chunk. Only waiting for the sender counts as time, not the processing; a sender
 * that stalls is cut off.
 * @throws {AppError} `validation_failed` when it breaks off or stands still
 */
export async function* readPatiently(
  request: Request,
  { idleMs, slowMs, slowBytes } = PATIENCE,
): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  let isRead = false;
  let waited = 0;
  let came = 0;
  try {
    while (true) {
      const requestedAt = performance.now();
      const { value } = await inTime(reader.read(), idleMs);
      isRead = value === undefined;
      if (value === undefined) return;
      waited += performance.now() - requestedAt;
      came += value.byteLength;
      if (waited >= slowMs) {
        if (came < slowBytes) throw stoodStill();
        waited = 0;
        came = 0;
      }
      yield value;
    }
  } finally {
    // The rest of the body is discarded without waiting for the sender.
    if (!isRead) reader.cancel().catch(() => undefined);
  }
}

async function inTime<T>(reading: Promise<T>, idleMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(stoodStill()), idleMs);
  });
  try {
    return await Promise.race([reading, late]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('validation_failed', 'The upload broke off.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function stoodStill(): AppError {
  return new AppError('validation_failed', 'The upload stood still for too long.');
}
