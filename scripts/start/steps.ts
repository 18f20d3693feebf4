/** One line for each step of the start, with the time that it took. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Does a step, and says it when it is done; a step without a line has nothing to say. */
export async function step<T>(work: () => Promise<T>, line: (result: T) => string | null): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  const message = line(result);
  if (message !== null) say(`${message} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return result;
}

/** A reason not to start that the person can do something about: shown as it is, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
