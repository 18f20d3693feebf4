import { parentPort } from 'node:worker_threads';
import { ART } from './index';

const port = parentPort;
if (!port) throw new Error('This file is a worker: it is started by draw-all.');

/** Draws the piece with the given number and sends it home. */
port.on('message', (index: number) => {
  const piece = ART[index];
  if (!piece) throw new Error(`There is no picture number ${index}.`);
  piece.draw().then(
    (file) => {
      const bytes = new Uint8Array(file);
      port.postMessage({ index, bytes }, [bytes.buffer]);
    },
    (error: unknown) => {
      port.postMessage({ index, reason: error instanceof Error ? error.message : String(error) });
    },
  );
});
