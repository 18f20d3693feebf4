/** What has been asked for before anybody needed it: small, since it comes to whoever might. */

interface Answer {
  body: unknown;
  /** By which the server knows whether it has changed. */
  mark: string | null;
}

interface Ahead {
  address: string;
  askedAt: number;
  /** Null where nothing of use has come. */
  answer: Promise<Answer | null>;
}

let ahead: Ahead | null = null;

/** An answer that was asked for so lately is as good as one that is asked for now. */
const RECENT_MS = 1_000;

async function ask(address: string): Promise<Answer | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, cache: 'no-store' });
    return response.ok ? { body: await response.json(), mark: response.headers.get('etag') } : null;
  } catch {
    return null;
  }
}

/** Asks for what will be wanted soon; one answer is kept, the last one asked for. */
export function askAhead(address: string): void {
  if (ahead?.address === address) return;
  ahead = { address, askedAt: performance.now(), answer: ask(address) };
}

/** Keeps an answer in the place of the one that was asked for ahead. */
export function keepAhead(address: string, answer: Answer): void {
  ahead = { address, askedAt: Number.NEGATIVE_INFINITY, answer: Promise.resolve(answer) };
}

/** What has been asked for ahead, or null; one that is not recent, or not new, has to be held against the server's. */
export async function takeAhead(address: string): Promise<(Answer & { isRecent: boolean }) | null> {
  if (ahead?.address !== address) return null;
  const { answer, askedAt } = ahead;
  const isRecent = performance.now() - askedAt < RECENT_MS;
  // Whoever takes it a second time may have changed it since.
  ahead.askedAt = Number.NEGATIVE_INFINITY;
  const came = await answer;
  if (came) return { ...came, isRecent };
  // The next one is to ask anew.
  if (ahead?.answer === answer) ahead = null;
  return null;
}

/** Where everything stands that a page is drawn from for whoever edits it. */
export const pageViewAddress = (path: string, locale: string): string =>
  `/api/pages/view?${new URLSearchParams({ path, locale })}`;
