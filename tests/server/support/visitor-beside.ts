import { Worker } from 'node:worker_threads';

/** The experience of a visitor who keeps requesting the home page meanwhile. */
export interface Visit {
  /** The longest wait for an answer. */
  worstMs: number;
  /** How long each answer took, in milliseconds. */
  waits: number[];
  /** Answers that were none, or no page. */
  faults: string[];
}

/** Does something hostile while a visitor asks for the home page every 50 ms, on a connection of its own each time. */
export async function visitedBeside(origin: string, work: () => Promise<unknown>): Promise<Visit> {
  const visitor = new Worker(new URL('./visitor.mjs', import.meta.url), {
    workerData: { origin },
    execArgv: [],
  });
  const reported = new Promise<Pick<Visit, 'waits' | 'faults'>>((resolve, reject) => {
    visitor.once('error', reject);
    visitor.once('message', resolve);
  });
  try {
    await work();
  } finally {
    visitor.postMessage('stop');
  }
  const { waits, faults } = await reported;
  return { waits, faults, worstMs: Math.max(...waits) };
}
