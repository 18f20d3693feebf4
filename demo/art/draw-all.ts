import { Worker } from 'node:worker_threads';
import { ART, type ArtPiece } from './index';

type Answer =
  | { readonly index: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly index: number; readonly reason: string };

/**
 * Draws pieces on several threads and hands each over as soon as it is finished, in no fixed order. Rejects with the
 * first failure, of a drawing or of `onDrawn`, after every thread has ended.
 */
export async function drawAll(
  onDrawn: (piece: ArtPiece, file: Buffer) => Promise<void>,
  workers: number,
  wanted: (piece: ArtPiece) => boolean = () => true,
): Promise<void> {
  const queue = ART.map((piece, index) => ({ piece, index }))
    .filter(({ piece }) => wanted(piece))
    .map(({ index }) => index);
  if (workers < 2) {
    for (const index of queue) {
      const piece = ART[index] as ArtPiece;
      await onDrawn(piece, await piece.draw());
    }
    return;
  }
  const threads = Array.from({ length: Math.min(workers, queue.length) }, () => runThread(queue, onDrawn));
  const results = await Promise.allSettled(threads);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** One thread: takes the next piece until none is left. A failure empties the queue, so that the others stop too. */
function runThread(
  queue: number[],
  onDrawn: (piece: ArtPiece, file: Buffer) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./draw-thread.mjs', import.meta.url), { execArgv: [] });
    let ended = false;
    const end = (error?: unknown): void => {
      if (ended) return;
      ended = true;
      if (error !== undefined) queue.length = 0;
      void worker.terminate().then(() => (error === undefined ? resolve() : reject(error)));
    };
    const next = (): void => {
      const index = queue.shift();
      if (index === undefined) end();
      else worker.postMessage(index);
    };
    worker.on('message', (answer: Answer) => {
      const piece = ART[answer.index] as ArtPiece;
      if ('reason' in answer) end(new Error(`${piece.pathname} could not be drawn: ${answer.reason}`));
      else onDrawn(piece, Buffer.from(answer.bytes.buffer)).then(next, end);
    });
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`A drawing thread ended early with code ${code}.`)));
    next();
  });
}
