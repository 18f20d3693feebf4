'use client';

import { guardUnsaved } from '@/lib/client/guard-unsaved';
import { heedFailedPart } from '@/lib/client/reload';
import { isRunning } from '@/lib/domain/media/upload-queue';
import { onReset } from '@/stores/auth';
import { connectUploads, useUploadQueue } from '@/stores/uploads';

/** How long to wait before each further try, in milliseconds; the last one holds from then on. */
const AGAIN_AFTER_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** Loaded with the first file. */
const sender = () => import('@/lib/client/uploads');

/** Until the browser says that it is on a network again, or some time has passed. */
function untilAgain(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const timer = setTimeout(end, AGAIN_AFTER_MS[attempt - 1] ?? AGAIN_AFTER_MS.at(-1));
    function end() {
      clearTimeout(timer);
      over.abort();
      resolve();
    }
    addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
  });
}

function connect(): void {
  connectUploads({
    // What cannot be loaded now has no line to be sent over either.
    transfer: async (job) =>
      sender().then(
        ({ transferFile }) => transferFile(job),
        (error: unknown) => {
          heedFailedPart(error);
          return { end: 'broken' };
        },
      ),
    // A film without one is a film all the same.
    addFrame: async (file, { pathname }) =>
      import('@/lib/client/film-frame').then(
        ({ addFilmFrame }) => addFilmFrame(file, pathname),
        (error: unknown) => void heedFailedPart(error),
      ),
    giveUp: (memory) => void sender().then(({ giveUpParts }) => giveUpParts(memory), heedFailedPart),
    untilAgain,
  });
  const queue = () => useUploadQueue.getState();
  guardUnsaved(() => queue().uploads.some(isRunning));
  // Whoever signs out takes what is on its way along.
  onReset((reason) => {
    if (reason !== 'logout') return;
    queue().cancelAll();
    queue().clear();
  });
}

if (typeof window !== 'undefined') connect();
