import { ApiError } from './http';

/** The server answers 503 within four seconds where its database is away. */
const PATIENCE_MS = 8_000;
const UNAUTHENTICATED = 401;

/**
 * What the toolbar says, or what it opens, in a language, by namespace and key.
 * @throws {ApiError} when the server does not answer with them
 */
export async function askInterfaceTexts(
  locale: string,
  part: 'toolbar' | 'library' | 'languages' = 'toolbar',
): Promise<Record<string, Record<string, string>>> {
  const query = new URLSearchParams({ locale, for: part });
  const answer = await fetch(`/api/interface-texts?${query}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
    cache: 'no-store',
  });
  if (!answer.ok)
    throw new ApiError(`The texts cannot be read: ${answer.status}`, {
      code: answer.status === UNAUTHENTICATED ? 'unauthenticated' : undefined,
    });
  return (await answer.json()) as Record<string, Record<string, string>>;
}
