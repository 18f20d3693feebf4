import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './http';

const PAUSE_MS = 50;

/** What a visitor met who asked for a page all the while. */
export interface Visit {
  /** The longest wait for an answer. */
  worstMs: number;
  answers: number;
  /** Answers that were none, or no page. */
  faults: string[];
}

/** Does something hostile while a visitor asks for the home page every 50 ms, on a line of his own. */
export async function visitedBeside(origin: string, work: () => Promise<unknown>): Promise<Visit> {
  const visit: Visit = { worstMs: 0, answers: 0, faults: [] };
  let isOver = false;
  const visitor = (async () => {
    while (!isOver) {
      const begun = performance.now();
      const told = await ask(origin, '/').then(
        ({ status }) => (status === 200 ? null : `status ${status}`),
        (error: Error) => error.message,
      );
      visit.answers += 1;
      visit.worstMs = Math.max(visit.worstMs, performance.now() - begun);
      if (told !== null) visit.faults.push(told);
      await sleep(PAUSE_MS);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await visitor;
  }
  return visit;
}
