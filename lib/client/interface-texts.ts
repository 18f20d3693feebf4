import { type InterfacePart, interfaceTextsOf } from '@/lib/contracts/interface-texts';
import { call } from './http';

/** The server answers 503 within four seconds where its database is away. */
const PATIENCE_MS = 8_000;

/**
 * What the toolbar says, or what it opens, in a language, by namespace and key.
 * @throws {ApiError} when the server does not answer with all of them
 */
export async function fetchInterfaceTexts(
  locale: string,
  part: InterfacePart = 'toolbar',
): Promise<Record<string, Record<string, string>>> {
  const query = new URLSearchParams({ locale, for: part });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return call(`/api/interface-texts?${query}`, interfaceTextsOf(part), { signal });
}
