import 'server-only';

import { INTERFACE_NAMESPACES, type InterfacePart } from '@/lib/contracts/interface-texts';
import { AppError } from '@/lib/domain/errors';
import type { MessageGroup, Messages } from '@/lib/domain/translations/model';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { loadMessages } from './load-messages';
import { findToolTexts } from './tool-texts';

/**
 * The texts of the toolbar and of what it opens, in one language.
 * @param locale code of an active language, or the tag of one that an account can choose for its tools
 * @throws {AppError} `not_found` for any other; `unavailable`
 */
export async function readInterfaceTexts(
  locale: string,
  part: InterfacePart,
): Promise<Record<string, Record<string, string>>> {
  const messages = await messagesIn(locale);
  if (!messages) throw new AppError('not_found', `Language not found: ${locale}`);
  return Object.fromEntries(INTERFACE_NAMESPACES[part].map((name) => [name, plainTexts(messages[name])]));
}

async function messagesIn(locale: string): Promise<Messages | null> {
  const { language, isActive } = await findLanguage(locale);
  return isActive ? loadMessages(language.code) : ((await findToolTexts(locale))?.messages ?? null);
}

/** Strings only: groups could come in by rows that somebody added by hand. */
function plainTexts(group: MessageGroup = {}): Record<string, string> {
  const isPlain = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(group).filter(isPlain));
}
