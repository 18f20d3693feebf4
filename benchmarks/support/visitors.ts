import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { onEnd } from './processes';

/** Answer times in milliseconds, and how many answers were no page. */
interface Visits {
  times: number[];
  failed: number;
}

/** Lets visitors come to an address for the rest of the run; gives what to call for those since the last call. */
export function letVisitorsCome(url: string, perSecond: number): () => Promise<Visits> {
  const worker = new Worker(new URL('./paced-visitors.mjs', import.meta.url), {
    workerData: { url, perSecond },
    execArgv: [],
  });
  onEnd(async () => {
    await worker.terminate();
  });
  return async () => {
    worker.postMessage('tell');
    const [visits] = await once(worker, 'message');
    return visits;
  };
}
