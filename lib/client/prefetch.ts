/** Fetches an answer before anybody needs it. Kept small: everyone who might need it loads this. */

interface Answer {
  body: unknown;
  /** By which the server knows whether it has changed. */
  etag: string | null;
}

interface Prefetched {
  address: string;
  requestedAt: number;
  /** Null where nothing of use has come. */
  answer: Promise<Answer | null>;
}

let prefetched: Prefetched | null = null;

/** An answer is current for so long after its request. */
const RECENT_MS = 1_000;

async function load(address: string): Promise<Answer | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, cache: 'no-store' });
    return response.ok ? { body: await response.json(), etag: response.headers.get('etag') } : null;
  } catch {
    return null;
  }
}

/** Fetches what will be needed soon. One answer is kept: the last one requested. */
export function prefetch(address: string): void {
  if (prefetched?.address === address) return;
  prefetched = { address, requestedAt: performance.now(), answer: load(address) };
}

/** Keeps an answer in place of the prefetched one. */
export function keepPrefetched(address: string, answer: Answer): void {
  prefetched = { address, requestedAt: Number.NEGATIVE_INFINITY, answer: Promise.resolve(answer) };
}

/** The prefetched answer, or null. If it is not recent, the server is asked whether it has changed. */
export async function takePrefetched(address: string): Promise<(Answer & { isRecent: boolean }) | null> {
  if (prefetched?.address !== address) return null;
  const { answer, requestedAt } = prefetched;
  const isRecent = performance.now() - requestedAt < RECENT_MS;
  // The caller may change the page: a second one must not take this as current.
  prefetched.requestedAt = Number.NEGATIVE_INFINITY;
  const came = await answer;
  if (came) return { ...came, isRecent };
  // The next caller requests it again.
  if (prefetched?.answer === answer) prefetched = null;
  return null;
}

/** The address of everything that the editor renders a page from. */
export const pageViewAddress = (path: string, locale: string): string =>
  `/api/pages/view?${new URLSearchParams({ path, locale })}`;
