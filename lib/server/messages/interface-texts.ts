import 'server-only';

import { INTERFACE_NAMESPACES, type InterfacePart } from '@/lib/contracts/interface-texts';
import { AppError } from '@/lib/domain/errors';
import type { MessageGroup } from '@/lib/domain/translations/model';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { loadMessages } from './load-messages';

/**
 * The texts of the toolbar and of what it opens, in one language.
 * @throws {AppError} `not_found` for a language that is not active; `unavailable`
 */
export async function readInterfaceTexts(
  locale: string,
  part: InterfacePart,
): Promise<Record<string, Record<string, string>>> {
  const { language, isActive } = await findLanguage(locale);
  if (!isActive) throw new AppError('not_found', `Language not found: ${locale}`);
  const messages = await loadMessages(language.code);
  return Object.fromEntries(INTERFACE_NAMESPACES[part].map((name) => [name, plainTexts(messages[name])]));
}

/** Strings only: groups could come in by rows that somebody added by hand. */
function plainTexts(group: MessageGroup = {}): Record<string, string> {
  const isPlain = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(group).filter(isPlain));
}
