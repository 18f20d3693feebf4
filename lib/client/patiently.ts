import { ApiError } from './http';

/** How long to wait before each further try. */
const AGAIN_AFTER_MS = [1_000, 3_000, 8_000];

/** Whether nothing has come back, or nothing that could be used now. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.code === undefined || error.code === 'unavailable');

/**
 * Repeats a call a few times while the server does not answer or its database is down.
 * @throws what the last try has thrown
 */
export async function patiently<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (const wait of AGAIN_AFTER_MS) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    signal.throwIfAborted();
  }
  return call();
}
