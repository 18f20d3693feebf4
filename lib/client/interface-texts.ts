import {
  type INTERFACE_NAMESPACES,
  type InterfacePart,
  interfaceTextsOf,
} from '@/lib/contracts/interface-texts';
import type { MESSAGES } from '@/messages';
import { call } from './http';

/** The server answers 503 within four seconds where its database is away. */
const PATIENCE_MS = 8_000;

/** The texts of a part by namespace and key: those of its namespaces, with the keys that English ships. */
export type InterfaceTexts<Part extends InterfacePart> = Pick<
  typeof MESSAGES.en,
  (typeof INTERFACE_NAMESPACES)[Part][number]
>;

/**
 * The texts of the toolbar or of what it opens, in a language, by namespace and key.
 * @throws {ApiError} when the server does not answer with all of them
 */
export async function fetchInterfaceTexts<Part extends InterfacePart>(
  locale: string,
  part: Part,
): Promise<InterfaceTexts<Part>> {
  const query = new URLSearchParams({ locale, for: part });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const texts = await call(`/api/interface-texts?${query}`, interfaceTextsOf(part), { signal });
  // The server has every key that is shipped in every language: it writes them at its start.
  return texts as unknown as InterfaceTexts<Part>;
}
